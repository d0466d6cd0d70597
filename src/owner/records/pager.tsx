import type { ReactNode } from 'react';
import styles from './pager.module.css';

interface PagerWords {
  label: string;
  previous: string;
  next: string;
  place: (page: number, pages: number) => string;
}

interface PagerProps {
  page: number;
  pages: number;
  words: PagerWords;
  link: (page: number, label: string) => ReactNode;
}

/** Links to the previous and next page of a list; `link` renders the link to a page. */
export function Pager({ page, pages, words, link }: PagerProps) {
  if (pages < 2 && page === 1) return null;
  return (
    <nav className={styles.root} aria-label={words.label}>
      {page > 1 ? link(Math.min(page - 1, pages), words.previous) : <span />}
      <span className={styles.place}>{words.place(page, pages)}</span>
      {page < pages ? link(page + 1, words.next) : <span />}
    </nav>
  );
}
