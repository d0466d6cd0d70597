import { findPictures } from '#/features/pictures/queries';
import type { Context } from '#/platform/context';
import { langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { shownItems } from '#/published/queries';
import { publishedRoutes } from '#/published/routes';
import { fallbackBooks } from '#content/books/demo';
import { bookItem } from './item';
import { books } from './table';

const source = { noun: bookItem, table: books, findPictures };

/** The books, and the three samples that the home page shows while nothing is published: their own address, so that the list says only what is true. */
export const bookRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  publishedRoutes(ctx, source).get('/books/samples', langQuery, async (c) =>
    c.json(await shownItems(ctx, source, fallbackBooks, parseLocale(c.req.query('lang')))),
  );
