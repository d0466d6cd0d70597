import { eq } from 'drizzle-orm';
import { type AnyPgColumn, index, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { hashToken, mintToken } from '#/platform/crypto/token';
import { instant } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';

/** The columns of a table of links in mails, which stores only hashes. `noun` names the row that a link opens. */
export const linkColumns = (noun: string, row: () => AnyPgColumn) => ({
  hash: text('hash').primaryKey(),
  about: uuid(`${noun}_id`).notNull().references(row, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});

export const linkTokens = (name: string, noun: string, row: () => AnyPgColumn) =>
  pgTable(name, linkColumns(noun, row), (table) => [index(`${name}_${noun}`).on(table.about)]);

/** A table of links, which may have further columns with a default. */
export type LinkTokens = PgTable & Record<'hash' | 'about' | 'createdAt', AnyPgColumn>;

/** Stores a link to a row and returns its token. `more` holds the values of further columns. */
export async function mintLink<Tokens extends LinkTokens>(
  db: Executor,
  tokens: Tokens,
  about: string,
  createdAt: Date,
  more: Partial<Tokens['$inferInsert']> = {},
): Promise<string> {
  const token = mintToken();
  const row = { hash: hashToken(token), about, createdAt, ...more };
  await db.insert(tokens as LinkTokens as ReturnType<typeof linkTokens>).values(row);
  return token;
}

export const voidLink = async (db: Executor, tokens: LinkTokens, token: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.hash, hashToken(token)));
};
