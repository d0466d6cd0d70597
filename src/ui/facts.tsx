import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
  /** Takes the full width, for long texts. */
  isWide?: boolean;
}

/** A list of terms and values, in two columns on wide pages. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(({ name, value, isWide }) => (
      <div key={name} data-wide={isWide || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A phone number or an address, which reads from left to right in every language. */
export const Latin = ({ text }: { text: string }) => <bdi dir="ltr">{text}</bdi>;

type Person = Record<'name' | 'email' | 'phone', string> & Record<'company' | 'message', string | null>;

/** A person's details; company and message only if they were given. */
export function PersonFacts({ person, words }: { person: Person; words: Record<keyof Person, string> }) {
  const { name, email, phone, company, message } = person;
  const facts: Fact[] = [
    { name: words.name, value: <bdi>{name}</bdi> },
    { name: words.email, value: <Latin text={email} /> },
    { name: words.phone, value: <Latin text={phone} /> },
  ];
  if (company) facts.push({ name: words.company, value: <bdi>{company}</bdi> });
  if (message) facts.push({ name: words.message, value: <bdi>{message}</bdi>, isWide: true });
  return <Facts facts={facts} />;
}
