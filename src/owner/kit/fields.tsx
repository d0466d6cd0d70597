import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields of a form of settings: two beside each other where there is room. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);
