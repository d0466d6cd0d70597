import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { QueryList } from '#/ui/list-state';
import { shelfQuery } from '../client';
import { booksWords } from '../copy';
import styles from './book.module.css';
import { BookCard } from './book-card';

export function BooksSection() {
  const copy = useWords(booksWords);
  const books = useQuery(shelfQuery(useLocale()));
  return (
    <TitledSection id="books" title={copy.title}>
      <QueryList query={books} words={copy} shape="picture" className="columns">
        {(found) => (
          <ul className={styles.shelf}>
            {found.map((book, index) => (
              <BookCard key={book.id} book={book} index={index} />
            ))}
          </ul>
        )}
      </QueryList>
    </TitledSection>
  );
}
