import { and, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { isbnLanguage, readIsbns } from '#/platform/input/isbn';
import type { IsbnOutcome } from '../admin-isbn-contract';
import { books } from '../table';

/** Makes an unpublished book for each ISBN in a text that no book has yet. */
export function addByIsbn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  text: string,
): Promise<IsbnOutcome[]> {
  const lines = readIsbns(text);
  const numbers = lines.flatMap((line) => ('isbn' in line ? [line.isbn] : []));
  return transact(db, async (tx) => {
    await lockNames(tx, ['book numbers']);
    const stored = await tx
      .select({ id: books.id, isbn: books.isbn })
      .from(books)
      .where(and(inArray(books.isbn, numbers), isNull(books.deletedAt)));
    const known = new Map(stored.map(({ id, isbn }) => [isbn, id]));
    const fresh = numbers.filter((number) => !known.has(number));
    const now = clock.now();
    const added =
      fresh.length > 0
        ? await tx
            .insert(books)
            .values(fresh.map((isbn) => draft(isbn, now)))
            .returning()
        : [];
    const ids = new Map(added.map(({ id, isbn }) => [isbn, id]));
    return lines.map((line): IsbnOutcome => {
      if (!('isbn' in line)) return { outcome: line.fault, line: line.line };
      const { isbn } = line;
      const id = known.get(isbn);
      if (id !== undefined) return { outcome: 'known', isbn, id };
      return { outcome: 'added', isbn, registered: isbnLanguage(isbn) ?? null, id: ids.get(isbn) ?? '' };
    });
  });
}

/** An unpublished book whose title and description are the ISBN until the owner writes them. */
const draft = (isbn: string, now: Date): typeof books.$inferInsert => ({
  title: { tr: `ISBN ${isbn}` },
  description: { tr: `ISBN ${isbn}` },
  image: '',
  isbn,
  isPublished: false,
  createdAt: now,
  updatedAt: now,
});
