import type { Context } from '#/platform/context';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { publishedRoutes } from '#/published/routes';
import { bookSource, sampleBooks } from './queries';

/** The published books, and at an address of their own the three samples of the shipped person, which the home page shows while there are none. */
export const bookRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  publishedRoutes(ctx, bookSource).get('/books/samples', langQuery, async (c) =>
    c.json(await sampleBooks(ctx, readerOf(c))),
  );
