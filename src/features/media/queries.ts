import { ne } from 'drizzle-orm';
import { findPictures } from '#/features/pictures/queries';
import { showsShippedPerson } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Reader } from '#/platform/i18n/site-languages';
import { publishedItems, shownItems } from '#/published/queries';
import { demoMedia } from '#content/media/demo';
import { type MediaItem, mediaItem } from './item';
import { media } from './table';

export const sampleMedia = demoMedia.map((sample, index) => ({
  ...sample,
  sortOrder: index + 1,
  isPublished: true,
}));

const source = { noun: mediaItem, table: media, findPictures, shown: () => ne(media.videoId, '') };

/**
 * The published recordings that have a video, in the owner's order. If there are none, returns the four samples as long as the
 * site shows a person who came with the product.
 */
export async function publicMedia(ctx: Pick<Context, 'db' | 'clock'>, reader: Reader): Promise<MediaItem[]> {
  const items = await publishedItems<MediaItem>(ctx, source, reader);
  if (items.length > 0 || !(await showsShippedPerson(ctx))) return items;
  return shownItems(ctx, source, sampleMedia, reader);
}
