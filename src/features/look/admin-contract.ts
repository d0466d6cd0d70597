import * as z from 'zod/mini';
import { language, line } from '#/platform/input/fields';
import {
  type HomeSection,
  homeSections,
  icons,
  type Look,
  maxShortName,
  nightWays,
  pairings,
} from './contract';

const colour = z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));

const sections = z.array(z.enum(homeSections)).check(z.maxLength(homeSections.length));

/** The sizes of a picture are the stored ones, whatever is sent. */
const uploaded = z.object({
  url: z.string().check(z.regex(/^\/uploads\/[0-9a-f]{32}\.(jpg|webp)$/)),
  width: z.number(),
  height: z.number(),
});
const shortName = z.optional(line(maxShortName));

const lookValues = z.object({
  ...{ accent: colour, paper: colour, night: colour },
  pairing: z.enum(pairings),
  icon: z.enum(icons),
  iconPicture: z.nullable(uploaded),
  wordmark: z.nullable(z.extend(uploaded, { night: z.enum(nightWays) })),
  shortName: z.object({ tr: shortName, en: shortName, ar: shortName }),
  order: sections,
  hidden: sections,
});

/** The version is the one that the owner has seen. */
const seen = { version: z.int(), language };

/** `PUT /api/admin/look/draft` */
export const draftRequest = z.object({ ...seen, look: lookValues });

/** `POST /api/admin/look/publish` and `/undo`, `DELETE /api/admin/look/draft` */
export const versionRequest = z.object(seen);

/** `GET /api/admin/look/empty`: the sections that visitors don't see because there is nothing in them. */
export type EmptySections = HomeSection[];

/** `GET /api/admin/look` */
export interface OwnersLook {
  version: number;
  published: Look;
  /** Null where nothing differs from what is published. */
  draft: Look | null;
  /** What was published before; null where nothing was. */
  previous: Look | null;
}
