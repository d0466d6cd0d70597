import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { orderRoute, type WrittenKind, writtenRoutes } from '#/platform/http/written-routes';
import { type BookDraft, bookChange, bookDraft, type OwnersBook } from './admin-contract';
import { ownersBook, ownersBooks } from './admin-queries';
import { shapeBook } from './commands/shape-book';
import { books } from './table';

const kind: WrittenKind<typeof books, BookDraft, OwnersBook, OwnersBook> = {
  table: books,
  draft: bookDraft,
  change: bookChange,
  values: shapeBook,
  item: ownersBook,
  list: ownersBooks,
};

/** What the owner does with books (specification, section 7). */
export const bookAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono().route('/admin/books', orderRoute(ctx, kind)).route('/admin/books', writtenRoutes(ctx, kind));
