import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Picture } from '#/features/pictures/contract';
import { findPictures } from '#/features/pictures/queries';
import { showsShippedPerson, siteToday } from '#/features/profile/queries';
import { hasTitleIn, inOrder, isPublished } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import { isUuid } from '#/platform/db/columns';
import { presentTexts, textIn, textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import type { Reader, SiteLanguages } from '#/platform/i18n/site-languages';
import type { Article, ArticleListQuery, ArticleSummary, FurtherArticles } from './contract';
import { articleItem } from './item';
import { onHome } from './rules';
import { type ArticleRow, articles } from './table';

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

const articleColumns = {
  ...summaryColumns,
  content: articles.content,
  canonicalUrl: articles.canonicalUrl,
};

type Ctx = Pick<Context, 'db' | 'clock'>;

/** Published, and its date has begun in the site's time zone. */
const isPublic = async (ctx: Ctx) => and(isPublished(articles), lte(articles.date, await siteToday(ctx)));

export const articleSource = { noun: articleItem, table: articles, findPictures, shown: isPublic };

const newestFirst = inOrder(articles);
const oldestFirst = [asc(articles.date), desc(articles.id)];

type SummaryRow = Pick<ArticleRow, keyof typeof summaryColumns>;
type BodyRow = Pick<ArticleRow, keyof typeof articleColumns>;
type WithPicture<Row> = Row & { picture: Picture | null };

/** Adds the picture to each article: null if the article has none, or if it isn't one of this site's pictures. */
async function withPictures<Row extends SummaryRow>(
  { db }: Pick<Context, 'db'>,
  rows: readonly Row[],
): Promise<WithPicture<Row>[]> {
  const images = rows.map(({ image }) => image);
  const pictures = await findPictures({ db }, images);
  return rows.map((row) => ({ ...row, picture: pictures.get(row.image ?? '') ?? null }));
}

/** Public, and with a title in the main language. Readers get that title where their own language has none. */
const isShown = async (ctx: Ctx, main: Locale) => and(await isPublic(ctx), hasTitleIn(articles, main));

const summaryIn =
  (reader: Reader) =>
  ({ title, excerpt, imageAlt, ...facts }: WithPicture<SummaryRow>): ArticleSummary => ({
    ...facts,
    imageAlt: imageAlt ? textIn(imageAlt, reader) : '',
    ...textsIn({ title, excerpt }, reader),
  });

const summaryInAll =
  (languages: SiteLanguages) =>
  ({ title, excerpt, imageAlt, ...facts }: WithPicture<SummaryRow>) => ({
    ...facts,
    ...presentTexts({ title, excerpt, imageAlt }, languages.public),
  });

const homeSelection = async (ctx: Ctx): Promise<ArticleListQuery> =>
  (await showsShippedPerson(ctx)) ? onHome : { limit: onHome.limit };

async function publishedRows(
  ctx: Ctx,
  main: Locale,
  query: ArticleListQuery,
): Promise<WithPicture<SummaryRow>[]> {
  const { category, limit, offset } = query.place === 'home' ? await homeSelection(ctx) : query;
  const all = ctx.db
    .select(summaryColumns)
    .from(articles)
    .where(
      and(await isShown(ctx, main), category === undefined ? undefined : eq(articles.category, category)),
    )
    .orderBy(...newestFirst)
    .offset(offset ?? 0);
  return withPictures(ctx, await (limit === undefined ? all : all.limit(limit)));
}

export const publishedArticles = async (
  ctx: Ctx,
  reader: Reader,
  query: ArticleListQuery,
): Promise<ArticleSummary[]> => (await publishedRows(ctx, reader.main, query)).map(summaryIn(reader));

/** The published articles of a query, newest first, with their texts in every public language. */
export const publishedArticlesInAll = async (ctx: Ctx, languages: SiteLanguages, query: ArticleListQuery) =>
  (await publishedRows(ctx, languages.main, query)).map(summaryInAll(languages));

/** The maximum number of related articles: first the newest of the same category, then the newest of other categories. */
const relatedCount = 3;

export async function furtherArticles(
  ctx: Ctx,
  id: string,
  reader: Reader,
): Promise<FurtherArticles | undefined> {
  const shown = await isShown(ctx, reader.main);
  const findSummaries = async (where: SQL | undefined, limit: number, order = newestFirst) => {
    const rows = await ctx.db
      .select(summaryColumns)
      .from(articles)
      .where(and(shown, where))
      .orderBy(...order)
      .limit(limit);
    return (await withPictures(ctx, rows)).map(summaryIn(reader));
  };
  const [article] = isUuid(id) ? await findSummaries(eq(articles.id, id), 1) : [];
  if (!article) return undefined;
  const sameDay = eq(articles.date, article.date);
  const [[previous], [next], sameCategory] = await Promise.all([
    findSummaries(or(lt(articles.date, article.date), and(sameDay, gt(articles.id, id))), 1),
    findSummaries(or(gt(articles.date, article.date), and(sameDay, lt(articles.id, id))), 1, oldestFirst),
    findSummaries(eq(articles.category, article.category), relatedCount + 1),
  ]);
  const otherCategories =
    sameCategory.length > relatedCount
      ? []
      : await findSummaries(ne(articles.category, article.category), relatedCount);
  return {
    previous: previous ?? null,
    next: next ?? null,
    related: [...sameCategory, ...otherCategories]
      .filter((each) => each.id !== article.id)
      .slice(0, relatedCount),
  };
}

async function publishedRow(ctx: Ctx, id: string, main: Locale): Promise<WithPicture<BodyRow> | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await ctx.db
    .select(articleColumns)
    .from(articles)
    .where(and(eq(articles.id, id), await isShown(ctx, main)));
  return (await withPictures(ctx, rows))[0];
}

export async function publishedArticle(ctx: Ctx, id: string, reader: Reader): Promise<Article | undefined> {
  const row = await publishedRow(ctx, id, reader.main);
  if (!row) return undefined;
  const { title, excerpt, content, canonicalUrl } = row;
  return { ...summaryIn(reader)(row), canonicalUrl, ...textsIn({ title, excerpt, content }, reader) };
}

/** One published article with its body. Its texts are in every public language. */
export async function publishedArticleInAll(ctx: Ctx, id: string, languages: SiteLanguages) {
  const row = await publishedRow(ctx, id, languages.main);
  return (
    row && { ...summaryInAll(languages)(row), ...presentTexts({ content: row.content }, languages.public) }
  );
}

/** Which of these addresses were imported before, deleted articles included. */
export async function findImported(
  { db }: Pick<Context, 'db'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ sourceUrl: articles.sourceUrl })
    .from(articles)
    .where(inArray(articles.sourceUrl, [...addresses]));
  return new Set(rows.flatMap(({ sourceUrl }) => sourceUrl ?? []));
}

/** The categories of all articles, drafts included. */
export async function usedCategories({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: articles.category })
    .from(articles)
    .where(isNull(articles.deletedAt));
  return rows.map(({ category }) => category).filter(Boolean);
}
