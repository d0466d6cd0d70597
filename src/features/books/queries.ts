import { findPictures } from '#/features/pictures/queries';
import { showsShippedPerson } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Reader } from '#/platform/i18n/site-languages';
import { publishedItems, shownItems } from '#/published/queries';
import { fallbackBooks } from '#content/books/demo';
import { type Book, bookItem } from './item';
import { books } from './table';

export const bookSource = { noun: bookItem, table: books, findPictures };

type Ctx = Pick<Context, 'db' | 'clock'>;

/** The three sample books; none once the site is about a real person. */
export const sampleBooks = async (ctx: Ctx, reader: Reader): Promise<Book[]> =>
  (await showsShippedPerson(ctx)) ? shownItems(ctx, bookSource, fallbackBooks, reader) : [];

/** The books on the home page: all published books, or `sampleBooks` while there are none. */
export async function shelf(ctx: Ctx, reader: Reader): Promise<Book[]> {
  const published = await publishedItems<Book>(ctx, bookSource, reader);
  return published.length > 0 ? published : sampleBooks(ctx, reader);
}
