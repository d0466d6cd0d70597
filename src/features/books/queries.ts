import { findPictures } from '#/features/pictures/queries';
import { inOrder, isPublished } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import { presentTexts, type SourceLocalized, textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { fallbackBooks } from '#content/books/demo';
import type { Book } from './contract';
import { books } from './table';

/** What visitors may know of a book. */
const publicColumns = {
  id: books.id,
  title: books.title,
  description: books.description,
  image: books.image,
  marketplaces: books.marketplaces,
  sortOrder: books.sortOrder,
  isPublished: books.isPublished,
};

type Texts = Record<'title' | 'description', SourceLocalized>;
type PublicRow = Omit<Book, 'title' | 'description' | 'languages' | 'picture'> & Texts;

/** Adds to each book what is known of its cover. */
async function withCovers(ctx: Pick<Context, 'db'>, rows: readonly PublicRow[]) {
  const covers = await findPictures(
    ctx,
    rows.map(({ image }) => image),
  );
  return rows.map((row) => ({ ...row, picture: covers.get(row.image) ?? null }));
}

type Covered = Awaited<ReturnType<typeof withCovers>>[number];

const bookIn =
  (locale: Locale) =>
  ({ title, description, ...facts }: Covered): Book => ({
    ...facts,
    ...textsIn({ title, description }, locale),
  });

const publishedRows = (ctx: Pick<Context, 'db'>): Promise<PublicRow[]> =>
  ctx.db
    .select(publicColumns)
    .from(books)
    .where(isPublished(books))
    .orderBy(...inOrder(books));

/** What is published, in the owner's order and one language. */
export const publishedBooks = async (ctx: Pick<Context, 'db'>, locale: Locale): Promise<Book[]> =>
  (await withCovers(ctx, await publishedRows(ctx))).map(bookIn(locale));

/** The same with its texts in every language that there is. */
export const publishedBooksInAll = async (ctx: Pick<Context, 'db'>) =>
  (await withCovers(ctx, await publishedRows(ctx))).map(({ title, description, ...facts }) => ({
    ...facts,
    ...presentTexts({ title, description }),
  }));

/** The three samples that the home page shows while nothing is published (specification, section 2). */
export const sampleBooks = async (ctx: Pick<Context, 'db'>, locale: Locale): Promise<Book[]> =>
  (await withCovers(ctx, fallbackBooks)).map(bookIn(locale));
