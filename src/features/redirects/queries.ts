import { inArray } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import type { Redirect } from './contract';
import { addressKey, keysOf } from './rules';
import { redirects } from './table';

async function firstOf(db: Executor, keys: readonly string[]): Promise<Redirect | undefined> {
  if (keys.length === 0) return undefined;
  const rows = await db
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(inArray(redirects.from, [...keys]));
  const found = keys.flatMap((key) => rows.filter(({ from }) => from === key))[0];
  return found && { to: found.to };
}

/** Where a missing address leads, with its query or without; undefined if it is not listed. */
export const findRedirect = ({ db }: { db: Executor }, url: URL): Promise<Redirect | undefined> =>
  firstOf(db, keysOf(url));

/** Where this very address leads, its query included: for addresses whose path is a page. */
export async function findExactRedirect({ db }: { db: Executor }, url: URL): Promise<Redirect | undefined> {
  const key = addressKey(url);
  return key?.includes('?') ? firstOf(db, [key]) : undefined;
}
