import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { demoMedia } from '#content/media/demo';
import type { MediaItem } from './contract';
import { type MediaRow, media } from './table';

const inLocale = ({ title, description, channel, ...facts }: MediaRow, locale: Locale): MediaItem => ({
  ...facts,
  ...textsIn({ title, description, channel }, locale),
});

/** The four samples, as rows. */
export const sampleMedia: MediaRow[] = demoMedia.map((sample, index) => ({
  ...sample,
  sortOrder: index + 1,
  isPublished: true,
}));

/** What is published, in the owner's order; the samples while there is nothing (decisions, section 3). */
export async function publicMedia({ db }: Pick<Context, 'db'>, locale: Locale): Promise<MediaItem[]> {
  const rows = await db
    .select()
    .from(media)
    .where(eq(media.isPublished, true))
    .orderBy(asc(media.sortOrder), desc(media.date), asc(media.id));
  return (rows.length > 0 ? rows : sampleMedia).map((row) => inLocale(row, locale));
}
