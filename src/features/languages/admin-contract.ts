import * as z from 'zod/mini';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';

const choice = { main: z.enum(locales), public: z.array(z.enum(locales)).check(z.minLength(1)) };

/** `PUT /api/admin/languages` */
export const languagesRequest = z.object({
  ...choice,
  /** The stored choice that the owner saw. If it was changed since, for example in another tab, nothing is saved. */
  seen: z.optional(z.object(choice)),
  /** The language of mails to the owner. Absent: the stored one is kept. */
  notices: z.optional(z.enum(locales)),
  /** The language of the response. */
  language: z.optional(z.enum(locales)),
});

/** Which texts one noun, or the profile, lacks in a language. */
export interface Gap {
  /** A content noun as in the API's addresses: 'books'; or 'profile'. */
  noun: string;
  /** How many items, or parts of the profile, lack a text. */
  missing: number;
  total: number;
  /**
   * The first of those that lack a text. `id` is the item's id, or the name of the profile's part. The title of a part is null.
   */
  first: { id: string; title: Partial<Localized> | null }[];
}

/** `GET /api/admin/languages` */
export interface OwnersLanguages extends SiteLanguages {
  gaps: Localized<Gap[]>;
  /** Languages that can't be the main language, because the profile lacks a text in them that every page needs. */
  unfit: Locale[];
}
