import { asc, desc, isNull } from 'drizzle-orm';
import { inAll, writtenPart } from '#/owner/items/item';
import type { Context } from '#/platform/context';
import type { OwnersMedia } from './admin-contract';
import { type MediaRow, media } from './table';

export const ownersRecording = (row: MediaRow): OwnersMedia => ({
  ...writtenPart(row, [row.title, row.description, row.channel]),
  title: inAll(row.title),
  description: inAll(row.description),
  channel: inAll(row.channel),
  thumbnail: row.thumbnail,
  platform: row.platform,
  videoId: row.videoId,
  date: row.date,
  durationSeconds: row.durationSeconds,
  sortOrder: row.sortOrder,
});

/** All recordings, drafts too, in the owner's order. */
export async function ownersMedia({ db }: Pick<Context, 'db'>): Promise<OwnersMedia[]> {
  const rows = await db
    .select()
    .from(media)
    .where(isNull(media.deletedAt))
    .orderBy(asc(media.sortOrder), desc(media.date), asc(media.id));
  return rows.map(ownersRecording);
}
