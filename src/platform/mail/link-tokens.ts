import { eq } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { hashToken, mintToken } from '#/platform/crypto/token';
import { instant } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';

/** The table of the links in mails about one kind of row: only a hash of each random token is stored. `noun` names the row's column. */
export const linkTokens = (name: string, noun: string, row: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      hash: text('hash').primaryKey(),
      about: uuid(`${noun}_id`).notNull().references(row, { onDelete: 'cascade' }),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [index(`${name}_${noun}`).on(table.about)],
  );
type LinkTokens = ReturnType<typeof linkTokens>;

/** Stores a link to a row; returns its token. */
export async function mintLink(
  db: Executor,
  tokens: LinkTokens,
  about: string,
  createdAt: Date,
): Promise<string> {
  const token = mintToken();
  await db.insert(tokens).values({ hash: hashToken(token), about, createdAt });
  return token;
}

/** Voids the link of a mail that could not be sent. */
export const voidLink = async (db: Executor, tokens: LinkTokens, token: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.hash, hashToken(token)));
};
