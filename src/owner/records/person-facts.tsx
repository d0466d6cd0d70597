import { FactList, Latin, Typed } from '#/owner/kit/fact-list.tsx';

interface PersonFactsProps<Language extends string> {
  person: {
    name: string;
    email: string;
    phone: string;
    company: string | null;
    message: string | null;
    language: Language;
    erasedAt: string | null;
  };
  words: {
    name: string;
    language: string;
    languages: Record<Language, string>;
    email: string;
    phone: string;
    company: string;
    message: string;
    none: string;
    erased: string;
  };
}

/** Who has written, and what; or that it was erased. */
export function PersonFacts<Language extends string>({ person, words }: PersonFactsProps<Language>) {
  const { name, email, phone, company, message, language, erasedAt } = person;
  if (erasedAt) return <p className="text-muted">{words.erased}</p>;
  return (
    <FactList
      facts={[
        { term: words.name, detail: <bdi>{name}</bdi> },
        { term: words.language, detail: words.languages[language] },
        { term: words.email, detail: <Latin text={email} /> },
        { term: words.phone, detail: <Latin text={phone} /> },
        { term: words.company, detail: company ? <bdi>{company}</bdi> : words.none },
        { term: words.message, detail: message ? <Typed text={message} /> : words.none, wide: true },
      ]}
    />
  );
}
