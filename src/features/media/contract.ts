import * as z from 'zod/mini';
import { picture } from '#/features/pictures/contract';
import { locales } from '#/platform/i18n/locale';

const language = z.enum(locales);

/** Where recordings lie that the site can play. */
export const platforms = ['youtube', 'vimeo'] as const;
export type Platform = (typeof platforms)[number];

/** A recording as visitors see it, in one language; texts without a translation come in Turkish. */
export const mediaItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text. */
  description: z.string(),
  /** Where it was recorded. */
  channel: z.string(),
  languages: z.object({ title: language, description: language, channel: language }),
  thumbnail: z.string(),
  /** Null where the picture lies elsewhere. */
  picture: z.nullable(picture),
  /** The platform that plays it, and what it calls it. */
  platform: z.enum(platforms),
  videoId: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  durationSeconds: z.nullable(z.number()),
  sortOrder: z.number(),
  isPublished: z.boolean(),
});
export type MediaItem = z.infer<typeof mediaItem>;
