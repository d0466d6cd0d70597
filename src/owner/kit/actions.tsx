import type { ComponentProps } from 'react';
import styles from './actions.module.css';

export const Actions = ({ as: Tag = 'div', ...rest }: ComponentProps<'div'> & { as?: 'div' | 'nav' }) => (
  <Tag {...rest} className={styles.root} />
);
