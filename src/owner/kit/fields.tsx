import type { ReactNode } from 'react';
import styles from './fields.module.css';

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);
