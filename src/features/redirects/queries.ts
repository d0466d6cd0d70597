import { inArray } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import type { Redirect } from './contract';
import { addressKey, keysOf } from './rules';
import { type RedirectRow, redirects } from './table';

/** The redirect of the first of these keys that has one. */
export async function firstOf(db: Executor, keys: readonly string[]): Promise<RedirectRow | undefined> {
  if (keys.length === 0) return undefined;
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.from, [...keys]));
  return keys.flatMap((key) => rows.filter(({ from }) => from === key))[0];
}

/** The redirect of an address that is not found: for the address with its query, or else for the address without it. */
export const findRedirect = async ({ db }: { db: Executor }, url: URL): Promise<Redirect | undefined> =>
  withTarget(await firstOf(db, keysOf(url)));

const withTarget = (row: RedirectRow | undefined): Redirect | undefined => row && { to: row.to };

/**
 * For addresses whose path is an existing page: only a redirect of exactly this path and query applies. Undefined if the address
 * has no query.
 */
export async function findExactRedirect({ db }: { db: Executor }, url: URL): Promise<Redirect | undefined> {
  const key = addressKey(url);
  return key?.includes('?') ? withTarget(await firstOf(db, [key])) : undefined;
}
