import { and, ne } from 'drizzle-orm';
import { findPictures } from '#/features/pictures/queries';
import { inOrder, isPublished } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import { type SourceLocalized, textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { demoMedia } from '#content/media/demo';
import type { MediaItem } from './contract';
import { media } from './table';

/** What visitors may know of a recording. */
const publicColumns = {
  id: media.id,
  title: media.title,
  description: media.description,
  channel: media.channel,
  thumbnail: media.thumbnail,
  platform: media.platform,
  videoId: media.videoId,
  date: media.date,
  durationSeconds: media.durationSeconds,
  sortOrder: media.sortOrder,
  isPublished: media.isPublished,
};

type Texts = Record<'title' | 'description' | 'channel', SourceLocalized>;
type PublicRow = Omit<MediaItem, 'title' | 'description' | 'channel' | 'languages' | 'picture'> & Texts;

const inLocale = (
  { title, description, channel, ...facts }: PublicRow,
  locale: Locale,
): Omit<MediaItem, 'picture'> => ({
  ...facts,
  ...textsIn({ title, description, channel }, locale),
});

/** The four samples, as rows. */
export const sampleMedia: PublicRow[] = demoMedia.map((sample, index) => ({
  ...sample,
  sortOrder: index + 1,
  isPublished: true,
}));

/** What is published and can be played, in the owner's order; the samples while there is nothing (decisions, section 3). */
export async function publicMedia({ db }: Pick<Context, 'db'>, locale: Locale): Promise<MediaItem[]> {
  const rows = await db
    .select(publicColumns)
    .from(media)
    .where(and(isPublished(media), ne(media.videoId, '')))
    .orderBy(...inOrder(media));
  const shown = rows.length > 0 ? rows : sampleMedia;
  const stills = await findPictures(
    { db },
    shown.map(({ thumbnail }) => thumbnail),
  );
  return shown.map((row) => ({
    ...inLocale(row, locale),
    picture: stills.get(row.thumbnail) ?? null,
  }));
}
