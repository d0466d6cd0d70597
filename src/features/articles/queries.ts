import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { textIn, textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import type { Article, ArticleSummary } from './contract';
import { type ArticleRow, articles } from './table';

/** Everything but the body, which no list needs. */
const summaryColumns = {
  id: articles.id,
  title: articles.title,
  excerpt: articles.excerpt,
  image: articles.image,
  imageWidth: articles.imageWidth,
  imageHeight: articles.imageHeight,
  imageAlt: articles.imageAlt,
  category: articles.category,
  date: articles.date,
  readTime: articles.readTime,
  isPublished: articles.isPublished,
};

const altIn = (alt: ArticleRow['imageAlt'], locale: Locale) => (alt ? textIn(alt, locale) : '');

/** What is published, newest first. */
export async function publishedArticles(
  { db }: Pick<Context, 'db'>,
  locale: Locale,
): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.date), asc(articles.id));
  return rows.map(({ title, excerpt, imageAlt, ...facts }) => ({
    ...facts,
    imageAlt: altIn(imageAlt, locale),
    ...textsIn({ title, excerpt }, locale),
  }));
}

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** One published article with its body. */
export async function publishedArticle(
  { db }: Pick<Context, 'db'>,
  id: string,
  locale: Locale,
): Promise<Article | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.isPublished, true)));
  if (!row) return undefined;
  const { title, excerpt, content, imageAlt, ...facts } = row;
  return { ...facts, imageAlt: altIn(imageAlt, locale), ...textsIn({ title, excerpt, content }, locale) };
}
