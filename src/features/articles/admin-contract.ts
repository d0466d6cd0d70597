import * as z from 'zod/mini';
import {
  day,
  htmlTexts,
  lineTexts,
  pictureAddress,
  plainTexts,
  titleTexts,
  versionField,
  webAddress,
  writtenFields,
} from '#/owner/items/fields';
import type { WrittenItem } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { line } from '#/platform/input/fields';

const minutes = z.pipe(
  z.transform((value: unknown) => {
    if (value === '') return null;
    return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  }),
  z.nullable(z.int().check(z.minimum(1), z.maximum(600))),
);

const emptyIsNull = z.transform((value: unknown) => (value === '' ? null : value));

const fields = {
  title: titleTexts(300),
  excerpt: z.optional(plainTexts(2000)),
  /** HTML; cleaned before it is stored. */
  content: z.optional(htmlTexts(300_000)),
  image: z.optional(z.pipe(emptyIsNull, z.nullable(pictureAddress))),
  imageAlt: z.optional(lineTexts(300)),
  category: z.optional(line(80)),
  date: z.optional(day),
  /** Minutes; null or left out: counted from the Turkish body. */
  readTime: z.optional(minutes),
  canonicalUrl: z.optional(z.pipe(emptyIsNull, z.nullable(webAddress))),
  ...writtenFields,
};

/** `POST /api/admin/articles`; only the title's Turkish must be there. */
export const articleDraft = z.object(fields);
export type ArticleDraft = z.output<typeof articleDraft>;

/** `PUT /api/admin/articles/{id}`: what is left out stays. */
export const articleChange = z.extend(z.partial(articleDraft), versionField);

/** An article in the owner's list, without its body; texts in all three languages, empty where there is none. */
export interface ListedArticle extends WrittenItem {
  title: Localized;
  excerpt: Localized;
  image: string | null;
  imageAlt: Localized;
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  readTime: number;
  /** Where it was imported from. */
  sourceUrl: string | null;
  canonicalUrl: string | null;
}

/** The whole article. */
export interface OwnersArticle extends ListedArticle {
  /** HTML, sanitised. */
  content: Localized;
}

/** A Turkish article that has come in from elsewhere. */
export interface ForeignArticle {
  title: string;
  /** Plain text. */
  excerpt: string;
  /** HTML; cleaned before it is stored. */
  content: string;
  /** The address of a picture that is kept here. */
  image: string | null;
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Unique: an article is imported once, and not again after it was deleted. */
  sourceUrl: string;
  canonicalUrl: string;
}
