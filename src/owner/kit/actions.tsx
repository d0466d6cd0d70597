import type { ComponentProps } from 'react';
import styles from './actions.module.css';

/** What can be done, button beside button. */
export const Actions = ({ as: Tag = 'div', ...rest }: ComponentProps<'div'> & { as?: 'div' | 'nav' }) => (
  <Tag {...rest} className={styles.root} />
);
