import * as z from 'zod/mini';
import { picture } from '#/features/pictures/contract';
import { locales } from '#/platform/i18n/locale';
import { line } from '#/platform/input/fields';

const language = z.enum(locales);

const summary = {
  id: z.string(),
  title: z.string(),
  /** Plain text. */
  excerpt: z.string(),
  image: z.nullable(z.string()),
  /** Null where the picture lies elsewhere. */
  picture: z.nullable(picture),
  /** What the picture shows; empty where nobody said. */
  imageAlt: z.string(),
  category: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** Minutes. */
  readTime: z.number(),
  isPublished: z.boolean(),
};

/** An article as lists show it, in one language; texts without a translation come in Turkish. */
export const articleSummary = z.object({
  ...summary,
  languages: z.object({ title: language, excerpt: language }),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** The whole article. */
export const article = z.object({
  ...summary,
  /** HTML, sanitised when it was stored. */
  content: z.string(),
  /** Where it first appeared, if that was elsewhere. */
  canonicalUrl: z.nullable(z.string()),
  languages: z.object({ title: language, excerpt: language, content: language }),
});
export type Article = z.infer<typeof article>;

/** Where a reader goes on from an article. */
export interface WaysOn {
  /** What was written right before and right after it. */
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
  /** Up to three others like it. */
  related: ArticleSummary[];
}

const count = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));

/** What a list may be narrowed to; without, it holds everything. */
export const articlesAsked = z.object({
  lang: z.optional(z.string()),
  category: z.optional(line(80)),
  limit: z.optional(count),
  offset: z.optional(count),
});
export type ArticlesAsked = z.infer<typeof articlesAsked>;

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
