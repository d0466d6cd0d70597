import * as z from 'zod/mini';
import {
  day,
  lineTexts,
  pictureAddress,
  plainTexts,
  sortOrder,
  titleTexts,
  versionField,
  writtenFields,
} from '#/owner/items/fields';
import type { WrittenItem } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { line } from '#/platform/input/fields';
import { platforms, videoOf } from './rules';

/** A video's id, or the address of its page; empty while there is none. */
const video = line(2048).check(
  z.refine((text) => text === '' || videoOf(text) !== undefined, { params: { format: 'video_address' } }),
);

const platform = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
  z.enum(platforms),
);

const fields = {
  title: titleTexts(200),
  description: z.optional(plainTexts(5000)),
  channel: z.optional(lineTexts(120)),
  thumbnail: z.optional(pictureAddress),
  videoId: z.optional(video),
  /** Needed only where `videoId` is no address. */
  platform: z.optional(platform),
  date: z.optional(day),
  durationSeconds: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(360_000)))),
  sortOrder: z.optional(sortOrder),
  ...writtenFields,
};

/** `POST /api/admin/media`; only the title's Turkish must be there. Without a video it is shown to nobody. */
export const mediaDraft = z.object(fields);
export type MediaDraft = z.output<typeof mediaDraft>;

/** `PUT /api/admin/media/{id}`: what is left out stays. */
export const mediaChange = z.extend(z.partial(mediaDraft), versionField);

/** A recording as the owner sees it: texts in all three languages, empty where there is none. */
export interface OwnersMedia extends WrittenItem {
  title: Localized;
  description: Localized;
  channel: Localized;
  thumbnail: string;
  platform: string;
  videoId: string;
  /** YYYY-MM-DD. */
  date: string;
  durationSeconds: number | null;
  sortOrder: number;
}
