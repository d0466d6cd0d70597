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

/** An uploaded picture. The server ignores the sizes that are sent, and uses the stored ones. */
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

/** `version` is the version of the look that the owner's page has loaded. */
const seen = { version: z.int(), language };

/** `PUT /api/admin/look/draft` */
export const draftRequest = z.object({ ...seen, look: lookValues });

/** `POST /api/admin/look/publish` and `/undo` */
export const versionRequest = z.object(seen);

/** `GET /api/admin/look/empty`: the sections that visitors don't see because they are empty. */
export type EmptySections = HomeSection[];

/** `GET /api/admin/look` */
export interface OwnersLook {
  version: number;
  published: Look;
  /** Null if it doesn't differ from `published`. */
  draft: Look | null;
  /** The look that was published before; null if there was none. */
  previous: Look | null;
}
