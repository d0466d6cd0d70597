import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface AdminFact {
  term: string;
  detail: ReactNode;
  /** Takes the whole width: something long that somebody wrote. */
  wide?: boolean;
}

/** Names and values, a hairline apart. */
export function FactList({ facts }: { facts: readonly (AdminFact | null)[] }) {
  return (
    <dl className={styles.root}>
      {facts.map((fact) =>
        fact ? (
          <div key={fact.term} data-wide={fact.wide || undefined}>
            <dt>{fact.term}</dt>
            <dd>{fact.detail}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What somebody typed, in whatever direction, with its lines. */
export const Typed = ({ text }: { text: string }) => (
  <span dir="auto" className={styles.typed}>
    {text}
  </span>
);
