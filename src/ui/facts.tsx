import type { ReactNode } from 'react';
import { Unbroken } from './unbroken';

export interface Fact {
  term: string;
  detail: ReactNode;
  wide?: boolean;
}

interface FactsProps {
  facts: readonly (Fact | null)[];
  /** `reach` puts term and detail on one line. The default, `facts`, has two columns on wide pages. */
  className?: string | undefined;
}

export const Facts = ({ facts, className = 'facts' }: FactsProps) => (
  <dl className={className}>
    {facts.map((fact) =>
      fact ? (
        <div key={fact.term} data-wide={fact.wide || undefined}>
          <dt>
            <bdi>{fact.term}</bdi>
          </dt>
          <dd>
            <Unbroken>{fact.detail}</Unbroken>
          </dd>
        </div>
      ) : null,
    )}
  </dl>
);

/** A phone number, which stays on one line and reads from left to right in every language. */
export const Phone = ({ number }: { number: string }) => (
  <bdi dir="ltr" className="unbroken">
    {number}
  </bdi>
);

/** A text that reads from left to right in every language, such as a mail address, a number or an id. */
export const Latin = ({ text }: { text: string }) => <bdi dir="ltr">{text}</bdi>;

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    <Latin text={address} />
  </a>
);

type Person = Record<'name' | 'email' | 'phone', string> & Record<'company' | 'message', string | null>;

export function PersonFacts({ person, words }: { person: Person; words: Record<keyof Person, string> }) {
  const { name, email, phone, company, message } = person;
  return (
    <Facts
      facts={[
        { term: words.name, detail: <bdi>{name}</bdi> },
        { term: words.email, detail: <Latin text={email} /> },
        { term: words.phone, detail: <Phone number={phone} /> },
        company ? { term: words.company, detail: <bdi>{company}</bdi> } : null,
        message ? { term: words.message, detail: <bdi>{message}</bdi>, wide: true } : null,
      ]}
    />
  );
}
