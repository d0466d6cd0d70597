import { and, asc, desc, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isLocalized } from '#/owner/items/item';
import { hasTitleIn, inOrder, isPublished } from '#/owner/items/store';
import { presentTexts, type SourceLocalized, textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import type { Reader, SiteLanguages } from '#/platform/i18n/site-languages';
import type { Ctx, Source } from './source';

type Row = Record<string, unknown>;

/** The items of a noun that visitors may see, in the order of their list, with their texts in the reader's language. */
export const publishedItems = async <Item>(ctx: Ctx, source: Source, reader: Reader): Promise<Item[]> =>
  shownItems(ctx, source, await publishedRows(ctx, source, reader), reader);

/** The items of `publishedItems`, but with each text in every public language in which it exists. */
export async function publishedInAll(ctx: Ctx, source: Source, languages: SiteLanguages): Promise<object[]> {
  const rows = await withPictures(ctx, source, await publishedRows(ctx, source, languages));
  return rows.map((row) => ({ ...row, ...presentTexts(textsOf(source, row), languages.public) }));
}

export async function shownItems<Item>(
  ctx: Pick<Ctx, 'db'>,
  source: Source,
  rows: readonly object[],
  reader: Reader,
): Promise<Item[]> {
  const complete = await withPictures(ctx, source, rows);
  return complete.map((row) => ({ ...row, ...textsIn(textsOf(source, row), reader) }) as Item);
}

async function publishedRows(
  ctx: Ctx,
  source: Source,
  { main }: Pick<Reader, 'main'>,
  { order = inOrder(source.table), limit }: { order?: SQL[]; limit?: number } = {},
): Promise<Row[]> {
  const columns: Record<string, PgColumn> = getTableColumns(source.table);
  // Facts, such as the address that an item was imported from, are for the owner only.
  const publicFields = Object.entries(source.noun.fields).filter(([, { kind }]) => kind !== 'fact');
  const selected = ['id', ...publicFields.map(([name]) => name)].flatMap((name) => {
    const column = columns[name];
    return column ? [[name, column] as const] : [];
  });
  const rows = ctx.db
    .select(Object.fromEntries(selected))
    .from(source.table)
    .where(await isShown(ctx, source, main))
    .orderBy(...order);
  return limit === undefined ? rows : rows.limit(limit);
}

/** The condition for items that visitors see. A title in the main language is needed: it stands in for missing translations. */
const isShown = async (ctx: Ctx, { table, shown }: Source, main: Locale): Promise<SQL | undefined> =>
  and(isPublished(table), hasTitleIn(table, main), await shown?.(ctx));

const pictureField = ({ noun: { fields } }: Source): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'picture');

/** For nouns with pictures: adds `picture` to each row, with the picture's size; null for none, or for one of another site. */
async function withPictures(
  ctx: Pick<Ctx, 'db'>,
  source: Source,
  rows: readonly object[],
): Promise<readonly Row[]> {
  const field = pictureField(source);
  if (field === undefined) return rows as readonly Row[];
  const addressOf = (row: object) => (row as Record<string, string | null>)[field] ?? null;
  const pictures = await source.findPictures(ctx, rows.map(addressOf));
  return rows.map((row) => ({ ...row, picture: pictures.get(addressOf(row) ?? '') ?? null }));
}

/** The row's localized texts; a missing one is empty. */
const textsOf = ({ noun: { fields } }: Source, row: Row): Record<string, SourceLocalized> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isLocalized(field) && name in row ? [[name, (row[name] ?? { tr: '' }) as SourceLocalized]] : [],
    ),
  );

export type FeedItem = Awaited<ReturnType<typeof newestItems>>[number];

/** The newest items of a noun for feeds, at most `limit`; empty if the noun is in no feed. */
export async function newestItems(ctx: Ctx, source: Source, reader: Reader, limit: number) {
  const { feed } = source.noun;
  const { date } = source.table;
  if (!feed || !date) return [];
  type Shown = Record<string, string | null | undefined> & {
    languages: Record<string, Locale>;
    picture?: { width: number; height: number } | null;
  };
  const rows = await publishedRows(ctx, source, reader, { order: [desc(date), asc(source.table.id)], limit });
  const items = await shownItems<Shown>(ctx, source, rows, reader);
  return items.map((item) => {
    const at = (name: string | undefined) => (name === undefined ? '' : (item[name] ?? ''));
    const languageAt = (name: string) => item.languages[name] ?? reader.locale;
    return {
      id: at('id'),
      title: at('title'),
      /** Plain text. */
      summary: at(feed.summary),
      /** HTML; empty if the item has no text besides its summary. */
      content: at(feed.content),
      /** Empty if there is none. */
      category: at(feed.category),
      /** YYYY-MM-DD. */
      date: at('date'),
      image: at(pictureField(source)) || null,
      picture: item.picture ?? null,
      imageAlt: at(feed.imageAlt),
      languages: {
        title: languageAt('title'),
        summary: languageAt(feed.summary),
        content: languageAt(feed.content ?? feed.summary),
      },
    };
  });
}

export interface ItemDates {
  id: string;
  /** YYYY-MM-DD, for nouns with a date. */
  date?: string;
  updatedAt: Date;
}

export async function itemDates(
  ctx: Ctx,
  source: Source,
  { main }: Pick<Reader, 'main'>,
): Promise<ItemDates[]> {
  const { table } = source;
  const rows = await ctx.db
    .select({ id: table.id, updatedAt: table.updatedAt, ...(table.date ? { date: table.date } : {}) })
    .from(table)
    .where(await isShown(ctx, source, main))
    .orderBy(...inOrder(table));
  return rows as ItemDates[];
}
