import * as z from 'zod/mini';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';

const choice = { main: z.enum(locales), public: z.array(z.enum(locales)).check(z.minLength(1)) };

/** `PUT /api/admin/languages` */
export const languagesRequest = z.object({
  ...choice,
  /** What the choice was made from; if it was changed since, in another tab, nothing is saved. */
  seen: z.optional(z.object(choice)),
  /** The language of mails to the owner; without it, that stays as it is. */
  notices: z.optional(z.enum(locales)),
  /** The language of the response. */
  language: z.optional(z.enum(locales)),
});

/** What a part of the content lacks in a language. */
export interface Gap {
  /** A content noun as in the API's addresses: 'books'; or 'profile'. */
  noun: string;
  /** How many items, or parts of the profile, lack a text. */
  missing: number;
  total: number;
  /** The first of them: the item's id, or the part's name. The title is null for parts. */
  first: { id: string; title: Partial<Localized> | null }[];
}

/** `GET /api/admin/languages` */
export interface OwnersLanguages extends SiteLanguages {
  /** What is missing in each language. */
  gaps: Localized<Gap[]>;
  /** Languages that can't be the main one, because the profile lacks a text without which no page can be shown. */
  unfit: Locale[];
}
