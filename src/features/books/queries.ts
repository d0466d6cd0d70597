import { asc, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { fallbackBooks } from '#content/books/demo';
import type { Book } from './contract';
import { type BookRow, books } from './table';

const inLocale = ({ title, description, ...facts }: BookRow, locale: Locale): Book => ({
  ...facts,
  ...textsIn({ title, description }, locale),
});

/** What is published, in the owner's order. */
export async function publishedBooks({ db }: Pick<Context, 'db'>, locale: Locale): Promise<Book[]> {
  const rows = await db
    .select()
    .from(books)
    .where(eq(books.isPublished, true))
    .orderBy(asc(books.sortOrder), asc(books.id));
  return rows.map((row) => inLocale(row, locale));
}

/** The three samples that the home page shows while nothing is published (specification, section 2). */
export const sampleBooks = (locale: Locale): Book[] => fallbackBooks.map((row) => inLocale(row, locale));
