import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { jsonBody } from '#/platform/http-server/validated';
import { isbnRequest } from './admin-isbn-contract';
import { addByIsbn } from './commands/add-by-isbn';

export const isbnAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono().post('/admin/isbn', jsonBody(isbnRequest), async (c) =>
    c.json(await addByIsbn(ctx, c.req.valid('json').text)),
  );

export type IsbnAdminRoutes = ReturnType<typeof isbnAdminRoutes>;
