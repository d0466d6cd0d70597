import { findPictures } from '#/features/pictures/queries';
import { showsShippedPerson } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { shownItems } from '#/published/queries';
import { publishedRoutes } from '#/published/routes';
import { fallbackBooks } from '#content/books/demo';
import { bookItem } from './item';
import { books } from './table';

const source = { noun: bookItem, table: books, findPictures };

/** The published books, and at an address of their own the three samples of the shipped person, which the home page shows while there are none. */
export const bookRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  publishedRoutes(ctx, source).get('/books/samples', langQuery, async (c) =>
    c.json((await showsShippedPerson(ctx)) ? await shownItems(ctx, source, fallbackBooks, readerOf(c)) : []),
  );
