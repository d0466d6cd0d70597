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

/** The redirect of an address that is not found: for the address with its query, or else without. Undefined if there is none. */
export const findRedirect = ({ db }: { db: Executor }, url: URL): Promise<Redirect | undefined> =>
  firstOf(db, keysOf(url));

/**
 * The redirect of exactly this address, query included. For addresses whose path is an existing page; undefined without a query.
 */
export async function findExactRedirect({ db }: { db: Executor }, url: URL): Promise<Redirect | undefined> {
  const key = addressKey(url);
  return key?.includes('?') ? firstOf(db, [key]) : undefined;
}
