import { titleIn } from '#/owner/items/item';
import { WrittenRoom } from '#/owner/items/list/item-room';
import { useWrittenList } from '#/owner/items/list/use-item-list';
import { kitWords } from '#/owner/kit/copy';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersBooksClient } from '../../admin-client';
import { adminBooksWords } from '../../copy/admin';
import { BookEntry } from './book-entry';
import { BookForm, type FormParts } from './book-form';
import './books-admin.css';

/** The owner's books. */
export function BooksRoom(parts: FormParts) {
  const kit = useWords(kitWords);
  const words = useWords(adminBooksWords);
  const locale = useLocale();
  const notify = useNotice();
  const list = useWrittenList(ownersBooksClient, {
    onRemoved: () => notify({ title: words.deleted }),
    onRestored: () => notify({ title: words.restored }),
    onFailed: (what, detail) => notify({ tone: 'danger', title: kit.failed[what], text: detail }),
  });
  const place = Math.max(0, ...list.items.map(({ sortOrder }) => sortOrder)) + 1;
  return (
    <WrittenRoom
      labels={kit}
      words={words}
      className="written-cards owned-books"
      list={list}
      titleOf={(book) => titleIn(book.title, locale).text}
      form={(book, close) => <BookForm book={book} place={place} parts={parts} onClose={close} />}
      card={(book, does) => <BookEntry book={book} {...does} />}
    />
  );
}
