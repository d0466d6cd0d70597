import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type StatusTone = 'new' | 'open' | 'done' | 'off' | 'bad';

/** A status, such as that of a record. The colour only repeats what the text says. */
export const StatusTag = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles.root} data-tone={tone}>
    {children}
  </span>
);
