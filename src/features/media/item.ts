import * as z from 'zod/mini';
import type { Pictured } from '#/features/pictures/contract';
import {
  dateField,
  lineField,
  orderField,
  pictureField,
  publishField,
  textField,
  titleField,
} from '#/owner/items/fields';
import { describeItem, type ItemField, type PublishedFrom } from '#/owner/items/item';
import { line } from '#/platform/input/fields';
import { type Platform, platforms } from './contract';
import { parseVideo, watchAddress } from './rules';

/** A video's id, or the address of its page or player; empty for none. */
const videoId = {
  kind: 'address',
  schema: z.optional(
    line(2048).check(
      z.refine((text) => text === '' || parseVideo(text) !== undefined, {
        params: { format: 'video_address' },
      }),
    ),
  ),
  place: 'strip',
  initial: () => '',
  blank: () => '',
  wide: true,
} satisfies ItemField<string>;

/** Needed only if `videoId` is not an address. */
const platform = {
  kind: 'own',
  schema: z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
      z.enum(platforms),
    ),
  ),
  initial: (): Platform => 'youtube',
} satisfies ItemField<Platform>;

const durationSeconds = {
  kind: 'own',
  schema: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(360_000)))),
  place: 'strip',
  initial: (): number | null => null,
} satisfies ItemField<number | null>;

/** Only the title in the site's main language is required. A recording without a video is not public. */
export const mediaItem = describeItem({
  name: 'media',
  fields: {
    title: titleField(200),
    channel: lineField(120),
    description: textField(5000),
    thumbnail: pictureField(),
    videoId,
    platform,
    date: dateField(),
    durationSeconds,
    sortOrder: orderField(),
    isPublished: publishField(),
  },
  columns: ({ videoId: video, ...rest }) =>
    video === undefined ? rest : { ...rest, ...(parseVideo(video) ?? { videoId: video }) },
  /** The form shows the video's full address, which includes its platform. */
  inForm: (item) => ({ videoId: item.videoId && watchAddress(item) }),
});
export type MediaItem = PublishedFrom<typeof mediaItem> & Pictured;
