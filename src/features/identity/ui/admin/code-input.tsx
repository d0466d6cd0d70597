import type { ComponentProps } from 'react';
import { Input } from '#/ui/field';
import styles from './code-input.module.css';

export const CodeInput = (props: ComponentProps<'input'>) => (
  <Input required dir="ltr" autoComplete="one-time-code" {...props} className={styles.root} />
);
