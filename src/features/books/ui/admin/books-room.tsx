import { useCopy, useLocale } from '#/platform/i18n/copy';
import { titleIn } from '#/platform/i18n/written';
import { useWrittenList } from '#/platform/written/use-written-list';
import { WrittenRoom } from '#/ui/admin/written-room';
import { useNotice } from '#/ui/notices';
import { ownersBooksClient } from '../../admin-client';
import { BookEntry } from './book-entry';
import { BookForm, type FormParts } from './book-form';
import './books-admin.css';

/** The owner's books. */
export function BooksRoom(parts: FormParts) {
  const kit = useCopy('kit');
  const words = useCopy('adminBooks');
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
