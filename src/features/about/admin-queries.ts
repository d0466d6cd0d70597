import { asc, isNull } from 'drizzle-orm';
import { inAll, writtenPart } from '#/owner/items/item';
import type { Context } from '#/platform/context';
import type { OwnersSection } from './admin-contract';
import { aboutSections } from './table';

export const ownersSection = (row: typeof aboutSections.$inferSelect): OwnersSection => ({
  ...writtenPart(row, [row.title, row.content]),
  section: row.section,
  title: inAll(row.title),
  content: inAll(row.content),
  sortOrder: row.sortOrder,
});

/** All sections, drafts too, in the owner's order. */
export async function ownersSections({ db }: Pick<Context, 'db'>): Promise<OwnersSection[]> {
  const rows = await db
    .select()
    .from(aboutSections)
    .where(isNull(aboutSections.deletedAt))
    .orderBy(asc(aboutSections.sortOrder), asc(aboutSections.id));
  return rows.map(ownersSection);
}
