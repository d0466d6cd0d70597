import { useState } from 'react';
import { languageAttributes } from '#/platform/i18n/fallback';
import { InlineAction } from '#/ui/button';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { VisuallyHidden } from '#/ui/layout';
import { Picture } from '#/ui/picture';
import { Reveal } from '#/ui/reveal';
import { booksWords } from '../copy';
import type { Book } from '../item';
import styles from './book.module.css';

export function BookCard({ book, index }: { book: Book; index: number }) {
  const copy = useWords(booksWords);
  return (
    <Reveal as="li" index={index} className={styles.root}>
      <div className={styles.stand}>
        <div className={styles.cover}>
          {book.image ? (
            <Picture
              src={book.image}
              picture={book.picture}
              sizes="(width >= 62rem) 18vw, (width >= 42rem) 40vw, 38vw"
              alt={copy.cover(book.title)}
            />
          ) : (
            <span className={styles.plain} aria-hidden="true">
              <TextIn text={book.title} language={book.languages.title} />
            </span>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <TextIn text={book.title} language={book.languages.title} />
        </h3>
        <Description book={book} />
        <ul className={styles.shops} aria-label={copy.shops(book.title)}>
          {book.marketplaces.map(({ name, url }) => (
            <li key={`${name} ${url}`}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi> <VisuallyHidden>{copy.newTab}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}

/**
 * The description. If it is long, only its beginning is shown, with a button for the full text. Without JavaScript the full text
 * is shown.
 */
function Description({ book }: { book: Book }) {
  const copy = useWords(booksWords);
  const [open, setOpen] = useState(false);
  const inLanguage = languageAttributes(book.languages.description, useLocale());
  const short = excerpt(book.description);
  const id = `book-${book.id}`;
  if (short === book.description.trim()) return <p {...inLanguage}>{short}</p>;
  return (
    <>
      <p id={id} className={styles.description} {...inLanguage}>
        <span className="needs-script">{short}</span>
        <span>{book.description}</span>
      </p>
      <InlineAction
        className={`needs-script ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={id}
        data-by-style=""
        onClick={() => setOpen(!open)}
      >
        <span>{copy.more}</span>
        <span>{copy.less}</span>
        <VisuallyHidden>: {book.title}</VisuallyHidden>
      </InlineAction>
    </>
  );
}
