import { EnteredText } from '#/owner/kit/fact-list';
import { Latin, Phone } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { kitWords } from '../kit/copy';
import type { RecordDetail } from './contract';
import { recordWords } from './copy';
import type { InboxCopy } from './copy/tr';
import type { RecordPart } from './record';

interface Person extends Pick<RecordDetail, 'name' | 'email' | 'language' | 'erasedAt' | 'noticeVersion'> {
  phone: string | null;
  /** Undefined for records whose forms don't ask for a company. */
  company: string | null | undefined;
  message?: string | null;
}

/** The fact that says which privacy notice was in force. Null if the record has no `noticeVersion`. */
export const noticeFact = (
  { notice, noticeVersion }: Pick<InboxCopy['person'], 'notice' | 'noticeVersion'>,
  version: string | null,
) => (version ? { term: notice, detail: noticeVersion(version) } : null);

/** The part with the person and what they wrote (`written`, by default the message), or a note that both were erased. */
export function usePersonPart(
  { name, email, phone, company, message, language, erasedAt, noticeVersion }: Person,
  written?: readonly { term: string; text: string | null }[],
): RecordPart {
  const { person } = useWords(recordWords);
  const { names } = useWords(kitWords).languages;
  const part = { id: 'person', title: person.title };
  if (erasedAt) return { ...part, content: <p className="text-muted">{person.erased}</p> };
  return {
    ...part,
    facts: [
      { term: person.name, detail: <bdi>{name}</bdi> },
      { term: person.language, detail: names[language] },
      { term: person.email, detail: <Latin text={email} /> },
      { term: person.phone, detail: phone ? <Phone number={phone} /> : person.none },
      company === undefined
        ? null
        : { term: person.company, detail: company ? <bdi>{company}</bdi> : person.none },
      ...(written ?? [{ term: person.message, text: message ?? null }]).map(({ term, text }) => ({
        term,
        detail: text ? <EnteredText text={text} /> : person.none,
        wide: true,
      })),
      noticeFact(person, noticeVersion),
    ],
  };
}
