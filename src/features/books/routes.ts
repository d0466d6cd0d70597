import type { Context } from '#/platform/context';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { publishedRoutes } from '#/published/routes';
import { bookSource, sampleBooks } from './queries';

/**
 * The published books. `/books/samples` has the three sample books, which the home page shows while no books are published. It is
 * empty once the site is about a real person.
 */
export const bookRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  publishedRoutes(ctx, bookSource).get('/books/samples', langQuery, async (c) =>
    c.json(await sampleBooks(ctx, readerOf(c))),
  );
