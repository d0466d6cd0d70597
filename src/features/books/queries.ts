import { and, asc, eq, isNull } from 'drizzle-orm';
import { picturesOf } from '#/features/pictures/queries';
import type { Context } from '#/platform/context';
import { type SourceLocalized, textsIn } from '#/platform/i18n/fallback';
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

/** The books in one language, each with what is known of its cover. */
async function shown(ctx: Pick<Context, 'db'>, rows: readonly PublicRow[], locale: Locale): Promise<Book[]> {
  const covers = await picturesOf(
    ctx,
    rows.map(({ image }) => image),
  );
  return rows.map(({ title, description, ...facts }) => ({
    ...facts,
    picture: covers.get(facts.image) ?? null,
    ...textsIn({ title, description }, locale),
  }));
}

/** What is published, in the owner's order. */
export async function publishedBooks(ctx: Pick<Context, 'db'>, locale: Locale): Promise<Book[]> {
  const rows = await ctx.db
    .select(publicColumns)
    .from(books)
    .where(and(eq(books.isPublished, true), isNull(books.deletedAt)))
    .orderBy(asc(books.sortOrder), asc(books.id));
  return shown(ctx, rows, locale);
}

/** The three samples that the home page shows while nothing is published (specification, section 2). */
export const sampleBooks = (ctx: Pick<Context, 'db'>, locale: Locale): Promise<Book[]> =>
  shown(ctx, fallbackBooks, locale);
