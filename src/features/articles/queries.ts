import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Picture } from '#/features/pictures/contract';
import { picturesOf } from '#/features/pictures/queries';
import type { Context } from '#/platform/context';
import { isId } from '#/platform/db/columns';
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
  imageAlt: articles.imageAlt,
  category: articles.category,
  date: articles.date,
  readTime: articles.readTime,
  isPublished: articles.isPublished,
};

/** The body, and where it first appeared. */
const articleColumns = {
  ...summaryColumns,
  content: articles.content,
  canonicalUrl: articles.canonicalUrl,
};

const isPublic = and(eq(articles.isPublished, true), isNull(articles.deletedAt));

const altIn = (alt: ArticleRow['imageAlt'], locale: Locale) => (alt ? textIn(alt, locale) : '');

const pictureIn = (pictures: Map<string, Picture>, image: string | null) =>
  image === null ? null : (pictures.get(image) ?? null);

/** What is published, newest first. */
export async function publishedArticles(
  { db }: Pick<Context, 'db'>,
  locale: Locale,
): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .where(isPublic)
    .orderBy(desc(articles.date), asc(articles.id));
  const pictures = await picturesOf(
    { db },
    rows.map(({ image }) => image),
  );
  return rows.map(({ title, excerpt, imageAlt, ...facts }) => ({
    ...facts,
    picture: pictureIn(pictures, facts.image),
    imageAlt: altIn(imageAlt, locale),
    ...textsIn({ title, excerpt }, locale),
  }));
}

/** One published article with its body. */
export async function publishedArticle(
  { db }: Pick<Context, 'db'>,
  id: string,
  locale: Locale,
): Promise<Article | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .where(and(eq(articles.id, id), isPublic));
  if (!row) return undefined;
  const { title, excerpt, content, imageAlt, ...facts } = row;
  return {
    ...facts,
    picture: pictureIn(await picturesOf({ db }, [facts.image]), facts.image),
    imageAlt: altIn(imageAlt, locale),
    ...textsIn({ title, excerpt, content }, locale),
  };
}
