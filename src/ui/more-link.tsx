import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Arrow } from './arrow.tsx';
import { classNames } from './class-names.ts';

export const MoreLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames('more', className)}>
    {children} <Arrow />
  </a>
));
