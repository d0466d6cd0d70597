import type { Context } from '#/platform/context';
import { langQuery, readerOf } from '#/platform/http-server/validated';
import { publishedRoutes } from '#/published/routes';
import { bookSource, sampleBooks } from './queries';

/**
 * The published books. `/books/samples` has the three books of the sample person, which the home page shows while no books are
 * published.
 */
export const bookRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  publishedRoutes(ctx, bookSource).get('/books/samples', langQuery, async (c) =>
    c.json(await sampleBooks(ctx, readerOf(c))),
  );
