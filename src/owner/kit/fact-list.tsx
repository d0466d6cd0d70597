import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface AdminFact {
  term: string;
  detail: ReactNode;
  /** Takes the full width, for long texts. */
  wide?: boolean;
}

/** A list of terms and values. */
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

/** A text that somebody typed, in its own direction and with its line breaks. */
export const Typed = ({ text }: { text: string }) => (
  <span dir="auto" className={styles.typed}>
    {text}
  </span>
);
