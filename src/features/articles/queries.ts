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

const newestFirst = [desc(articles.date), asc(articles.id)];

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
    .orderBy(...newestFirst);
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

type BodyRow = Pick<ArticleRow, keyof typeof articleColumns>;

function shown(
  { title, excerpt, content, imageAlt, ...facts }: BodyRow,
  pictures: Map<string, Picture>,
  locale: Locale,
): Article {
  return {
    ...facts,
    picture: pictureIn(pictures, facts.image),
    imageAlt: altIn(imageAlt, locale),
    ...textsIn({ title, excerpt, content }, locale),
  };
}

/** The newest that are published, with their bodies; two statements. */
export async function newestArticles(
  { db }: Pick<Context, 'db'>,
  locale: Locale,
  limit: number,
): Promise<Article[]> {
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .where(isPublic)
    .orderBy(...newestFirst)
    .limit(limit);
  const pictures = await picturesOf(
    { db },
    rows.map(({ image }) => image),
  );
  return rows.map((row) => shown(row, pictures, locale));
}

/** Where every published article is, and since when, newest first. */
export const articleDates = ({ db }: Pick<Context, 'db'>): Promise<{ id: string; date: string }[]> =>
  db
    .select({ id: articles.id, date: articles.date })
    .from(articles)
    .where(isPublic)
    .orderBy(...newestFirst);

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
  return row && shown(row, await picturesOf({ db }, [row.image]), locale);
}
