import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#/ui/language/language';
import { Section, SectionHead } from '#/ui/layout';
import { ListState } from '#/ui/list-state';
import { shelfQuery } from '../client';
import { booksWords } from '../copy';
import styles from './book.module.css';
import { BookCard } from './book-card';

/** The home page's shelf: covers in their own proportions, standing on one line. */
export function BooksSection() {
  const copy = useWords(booksWords);
  const books = useQuery(shelfQuery(useLocale()));
  return (
    <Section id="books" tabIndex={-1} aria-labelledby="books-title">
      <SectionHead id="books-title" title={copy.title} />
      {books.data ? (
        <ul className={styles.shelf}>
          {books.data.map((book, index) => (
            <BookCard key={book.id} book={book} index={index} />
          ))}
        </ul>
      ) : (
        <ListState
          failed={books.isError}
          busy={books.isFetching}
          onRetry={books.refetch}
          words={copy}
          shape="picture"
          className="columns"
        />
      )}
    </Section>
  );
}
