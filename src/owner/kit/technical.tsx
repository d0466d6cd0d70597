import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import { Paragraph } from '#/ui/unbroken';
import { kitWords } from './copy';
import styles from './technical.module.css';

/** Technical details, such as names of settings, folded away: the owner needs them only to pass them on. */
export function Technical({ children }: { children: ReactNode }) {
  const { technical } = useWords(kitWords);
  return (
    <details className={styles.root}>
      <summary>{technical}</summary>
      <Paragraph>{children}</Paragraph>
    </details>
  );
}
