import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type StatusTone = 'new' | 'open' | 'done' | 'off' | 'bad';

/** Where a record stands; the words say it, the look repeats it. */
export const StatusTag = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles.root} data-tone={tone}>
    {children}
  </span>
);
