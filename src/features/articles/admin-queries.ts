import { asc, desc, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { inAll, writtenPart } from '#/owner/items/item';
import type { Context } from '#/platform/context';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { locales } from '#/platform/i18n/locale';
import type { ListedArticle, OwnersArticle } from './admin-contract';
import { type ArticleRow, articles } from './table';

type ListedRow = Omit<ArticleRow, 'content'>;

/** `content` tells only which languages there are. */
const listed = (row: ListedRow, content: SourceLocalized): ListedArticle => ({
  ...writtenPart(row, [row.title, row.excerpt, content]),
  title: inAll(row.title),
  excerpt: inAll(row.excerpt),
  image: row.image,
  imageAlt: inAll(row.imageAlt),
  category: row.category,
  date: row.date,
  readTime: row.readTime,
  sourceUrl: row.sourceUrl,
  canonicalUrl: row.canonicalUrl,
});

export const ownersArticle = (row: ArticleRow): OwnersArticle => ({
  ...listed(row, row.content),
  content: inAll(row.content),
});

const { content: _, ...withoutBody } = getTableColumns(articles);

/** The first letters of each body: enough to know that there is one. */
const beginnings: SQL<SourceLocalized> = sql`jsonb_build_object(${sql.join(
  locales.map(
    (locale) => sql`${sql.raw(`'${locale}'`)}, left(${articles.content}->>${sql.raw(`'${locale}'`)}, 9)`,
  ),
  sql`, `,
)})`;

/** All articles, drafts too, newest first and without their bodies. */
export async function ownersArticles({ db }: Pick<Context, 'db'>): Promise<ListedArticle[]> {
  const rows = await db
    .select({ ...withoutBody, beginnings })
    .from(articles)
    .where(isNull(articles.deletedAt))
    .orderBy(desc(articles.date), asc(articles.id));
  return rows.map(({ beginnings: content, ...row }) => listed(row, { ...content, tr: content.tr ?? '' }));
}

/** Those of these addresses that an article was imported from, deleted ones too. */
export async function importedAmong(
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
