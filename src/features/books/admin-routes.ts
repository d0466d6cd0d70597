import { Hono } from 'hono';
import { orderRoute, type WrittenKind, writtenRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
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
