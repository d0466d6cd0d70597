import { useQuery } from '@tanstack/react-query';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { Section, SectionHead } from '#/ui/layout';
import { ListState } from '#/ui/list-state';
import { shelfQuery } from '../client';
import { BookCard } from './book-card';

/** The home page's shelf: covers in their own proportions, standing on one line. */
export function BooksSection() {
  const copy = useCopy('books');
  const books = useQuery(shelfQuery(useLocale()));
  return (
    <Section id="books" tabIndex={-1} aria-labelledby="books-title">
      <SectionHead id="books-title" title={copy.title} />
      {books.data ? (
        <ul className="shelf">
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
