import { asc, isNull } from 'drizzle-orm';
import { inAll, writtenPart } from '#/owner/items/item';
import type { Context } from '#/platform/context';
import type { OwnersBook } from './admin-contract';
import { type BookRow, books } from './table';

export const ownersBook = (row: BookRow): OwnersBook => ({
  ...writtenPart(row, [row.title, row.description]),
  title: inAll(row.title),
  description: inAll(row.description),
  image: row.image,
  marketplaces: row.marketplaces,
  sortOrder: row.sortOrder,
});

/** All books, drafts too, in the owner's order. */
export async function ownersBooks({ db }: Pick<Context, 'db'>): Promise<OwnersBook[]> {
  const rows = await db
    .select()
    .from(books)
    .where(isNull(books.deletedAt))
    .orderBy(asc(books.sortOrder), asc(books.id));
  return rows.map(ownersBook);
}
