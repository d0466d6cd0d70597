import type { ComponentProps } from 'react';
import { classNames } from '#/ui/class-names';
import styles from './check.module.css';

export const Check = ({ className, children, ...rest }: ComponentProps<'input'>) => (
  <label className={classNames(styles.root, className)}>
    <input {...rest} type="checkbox" />
    {children}
  </label>
);
