import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Picture } from '#/features/pictures/contract';
import { picturesOf } from '#/features/pictures/queries';
import type { Context } from '#/platform/context';
import { isId } from '#/platform/db/columns';
import { textIn, textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import type { Article, ArticleSummary, ArticlesAsked, WaysOn } from './contract';
import { relatedCount, relatedTo } from './rules';
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
const oldestFirst = [asc(articles.date), desc(articles.id)];

const altIn = (alt: ArticleRow['imageAlt'], locale: Locale) => (alt ? textIn(alt, locale) : '');

const pictureIn = (pictures: Map<string, Picture>, image: string | null) =>
  image === null ? null : (pictures.get(image) ?? null);

type SummaryRow = Pick<ArticleRow, keyof typeof summaryColumns>;

async function summaries(
  { db }: Pick<Context, 'db'>,
  rows: readonly SummaryRow[],
  locale: Locale,
): Promise<ArticleSummary[]> {
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

/** What is published, newest first; narrowed to what was asked for. */
export async function publishedArticles(
  ctx: Pick<Context, 'db'>,
  locale: Locale,
  { category, limit, offset }: Omit<ArticlesAsked, 'lang'> = {},
): Promise<ArticleSummary[]> {
  const all = ctx.db
    .select(summaryColumns)
    .from(articles)
    .where(and(isPublic, category === undefined ? undefined : eq(articles.category, category)))
    .orderBy(...newestFirst)
    .offset(offset ?? 0);
  return summaries(ctx, await (limit === undefined ? all : all.limit(limit)), locale);
}

/** Among how many of the newest an article finds others like it, where its category has too few. */
const lookedThrough = 30;

/** Where a reader goes on from a published article; undefined where there is none. */
export async function waysOnFrom(
  ctx: Pick<Context, 'db'>,
  id: string,
  locale: Locale,
): Promise<WaysOn | undefined> {
  const nearest = async (where: SQL | undefined, limit: number, order = newestFirst) => {
    const rows = await ctx.db
      .select(summaryColumns)
      .from(articles)
      .where(and(isPublic, where))
      .orderBy(...order)
      .limit(limit);
    return summaries(ctx, rows, locale);
  };
  const [from] = isId(id) ? await nearest(eq(articles.id, id), 1) : [];
  if (!from) return undefined;
  const sameDay = eq(articles.date, from.date);
  const [[previous], [next], alike] = await Promise.all([
    nearest(or(lt(articles.date, from.date), and(sameDay, gt(articles.id, id))), 1),
    nearest(or(gt(articles.date, from.date), and(sameDay, lt(articles.id, id))), 1, oldestFirst),
    nearest(eq(articles.category, from.category), relatedCount + 1),
  ]);
  const others =
    alike.length > relatedCount ? [] : await nearest(ne(articles.category, from.category), lookedThrough);
  return {
    previous: previous ?? null,
    next: next ?? null,
    related: relatedTo([...alike, ...others], from),
  };
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
