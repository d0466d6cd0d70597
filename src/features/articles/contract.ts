import * as z from 'zod/mini';
import { picture } from '#/features/pictures/contract';
import { type Locale, locales } from '#/platform/i18n/locale';
import { count, line } from '#/platform/input/fields';

const language = z.enum(locales);

const summary = {
  id: z.string(),
  title: z.string(),
  /** Plain text. */
  excerpt: z.string(),
  image: z.nullable(z.string()),
  /** Null without a picture, or if it isn't one of this site's pictures. */
  picture: z.nullable(picture),
  /** The picture's alternative text, maybe empty. */
  imageAlt: z.string(),
  category: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** Minutes. */
  readTime: z.number(),
  isPublished: z.boolean(),
};

/** An article in lists, in one language. Texts that this language lacks are in the site's main language. */
export const articleSummary = z.object({
  ...summary,
  languages: z.object({ title: language, excerpt: language }),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const article = z.object({
  ...summary,
  /** HTML, sanitised when it was stored. */
  content: z.string(),
  /** The address of the original, if the article first appeared on another site. */
  canonicalUrl: z.nullable(z.string()),
  languages: z.object({ title: language, excerpt: language, content: language }),
});
export type Article = z.infer<typeof article>;

export interface FurtherArticles {
  /** The next older article; null for the oldest. */
  previous: ArticleSummary | null;
  /** The next newer article; null for the newest. */
  next: ArticleSummary | null;
  /** Up to three related articles. */
  related: ArticleSummary[];
}

/** The query of a list; without parameters the list has all published articles. */
export const articleListQuery = z.object({
  lang: z.optional(z.string()),
  category: z.optional(line(80)),
  place: z.optional(z.literal('home')),
  limit: z.optional(count),
  offset: z.optional(count),
});
export type ArticleListQuery = z.infer<typeof articleListQuery>;

export interface NewImportedArticle {
  title: string;
  /** Plain text. */
  excerpt: string;
  /** HTML; sanitised before it is stored. */
  content: string;
  /** The address of a picture stored on this site. */
  image: string | null;
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Unique: an article is imported once, and not again after it was deleted. */
  sourceUrl: string;
  canonicalUrl: string | null;
  /** The language of the article's texts; Turkish if missing. */
  language?: Locale;
  imageAlt?: string;
  /** Missing: the article becomes a draft. */
  isPublished?: boolean;
}
