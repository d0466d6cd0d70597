import { Hono } from 'hono';
import { itemRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { inAllLanguages, langQuery } from '#/platform/http-server/validated';
import { parseLocale } from '#/platform/i18n/locale';
import { bookItem } from './item';
import { publishedBooks, publishedBooksInAll, sampleBooks } from './queries';
import { books } from './table';

/** The books in the language of `?lang=`, or in all languages without it; the samples have an address of their own, so that the list says only what is true. */
export const bookRoutes = (ctx: Pick<Context, 'db'>) =>
  new Hono()
    .get(
      '/books',
      langQuery,
      inAllLanguages(() => publishedBooksInAll(ctx)),
      async (c) => c.json(await publishedBooks(ctx, parseLocale(c.req.query('lang')))),
    )
    .get('/books/samples', langQuery, async (c) =>
      c.json(await sampleBooks(ctx, parseLocale(c.req.query('lang')))),
    );

export type BookRoutes = ReturnType<typeof bookRoutes>;

export const ownersBookRoutes = (ctx: Pick<Context, 'db' | 'clock'>) => itemRoutes(ctx, bookItem, books);
