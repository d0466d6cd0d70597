import { eq, sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { NewRedirect } from '../contract';
import { firstOf } from '../queries';
import { keysOfKey, newAddress, oldAddress, type Target } from '../rules';
import { type RedirectRow, redirects } from '../table';

export type RedirectRefusal = 'bad_from' | 'bad_to' | 'loop' | 'taken' | 'missing';
export type RedirectSet = { ok: true; row: RedirectRow } | { ok: false; reason: RedirectRefusal };

interface Choice {
  baseUrl: string;
  /** The id of the redirect to change; without it, a redirect is added. */
  id?: string | undefined;
  /** What to do if another redirect already has the same old address. `keep`: that redirect stays as it is, and is returned. */
  listed: 'refuse' | 'keep';
}

/**
 * Stores a redirect from an old address to a page of this site, or the fact that the page is gone. Chains of redirects are
 * shortened, loops are refused.
 */
export const setRedirect = (
  { db }: Pick<Context, 'db'>,
  redirect: NewRedirect,
  choice: Choice,
): Promise<RedirectSet> => transact(db, (tx) => setRedirectIn(tx, redirect, choice));

/** Does what `setRedirect` does, within the caller's transaction. */
export async function setRedirectIn(
  tx: Transaction,
  { from: typedFrom, to: typedTo }: NewRedirect,
  { baseUrl, id, listed: onListed }: Choice,
): Promise<RedirectSet> {
  const from = oldAddress(typedFrom);
  if (from === undefined) return { ok: false, reason: 'bad_from' };
  const typed = typedTo === null ? null : newAddress(typedTo, baseUrl);
  if (typed === undefined) return { ok: false, reason: 'bad_to' };
  await lockNames(tx, ['redirects']);
  const [listed] = await tx.select().from(redirects).where(eq(redirects.from, from));
  if (listed && listed.id !== id)
    return onListed === 'keep' ? { ok: true, row: listed } : { ok: false, reason: 'taken' };

  const target = await lastTarget(tx, typed);
  const isLoop = [target, typed].some((each) => each && keysOfKey(each.toKey).includes(from));
  if (isLoop) return { ok: false, reason: 'loop' };
  const values = { from, to: target?.to ?? null, toKey: target?.toKey ?? null };
  const [row] = await (id
    ? tx.update(redirects).set(values).where(eq(redirects.id, id)).returning()
    : tx.insert(redirects).values(values).returning());
  if (!row) return { ok: false, reason: 'missing' };
  await tx
    .update(redirects)
    .set({ to: values.to, toKey: values.toKey })
    .where(sql`${from} in (${redirects.toKey}, split_part(${redirects.toKey}, '?', 1))`);
  return { ok: true, row };
}

/**
 * Where a visitor finally arrives: at the target, or, if the target is itself an old address, at the target of that address. Null
 * if the page there is gone. One step is enough, because no stored target is an old address.
 */
async function lastTarget(tx: Transaction, target: Target | null): Promise<Target | null> {
  if (!target) return null;
  const next = await firstOf(tx, keysOfKey(target.toKey));
  if (!next) return target;
  return next.to !== null && next.toKey !== null ? { to: next.to, toKey: next.toKey } : null;
}
