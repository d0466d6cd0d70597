import type { ReactNode } from 'react';
import styles from './balance.module.css';

interface ShownEntry {
  at: string;
  day: string;
  what: string;
  left: string;
  sessions: number;
  detail?: ReactNode;
}

/** '+3', '−1' */
const signed = (sessions: number): string => `${sessions > 0 ? '+' : '−'}${Math.abs(sessions)}`;

export const EntryList = ({ entries }: { entries: readonly ShownEntry[] }) => (
  <ol className={styles.entries}>
    {entries.map(({ at, day, what, left, sessions, detail }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ledger only grows, and its entries have no ids
      <li key={`${entries.length - index}`}>
        <span className={styles.signed}>
          <bdi dir="ltr">{signed(sessions)}</bdi>
        </span>
        <span>
          {what}
          {detail ? (
            <>
              : <bdi>{detail}</bdi>
            </>
          ) : null}
        </span>
        <span className={styles.when}>
          <time dateTime={at}>{day}</time> · {left}
        </span>
      </li>
    ))}
  </ol>
);
