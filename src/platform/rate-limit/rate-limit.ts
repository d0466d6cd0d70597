import { hash, randomUUID } from 'node:crypto';
import { and, desc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { rateHits } from './hits-table';

/** A limit of so many hits in so many seconds, at most a day. */
export interface RateLimit {
  hits: number;
  seconds: number;
}

const day = 24 * 3600;

export interface Sender {
  networks: readonly string[];
  /** The idempotency key: the same request under the same key is stored once. */
  key: string | undefined;
  /** The version of the privacy notice that is in force; null if there is none. */
  notice: string | null;
}

/** The limits of one network for one form. */
export const formLimits: readonly RateLimit[] = [
  { hits: 10, seconds: 600 },
  { hits: 20, seconds: day },
];

/**
 * The keys under which submissions of a form are counted per network. Three bytes of a hash tell networks apart without
 * identifying an address: hundreds of addresses share each value.
 */
export const networkKeys = (form: string, networks: readonly string[]): string[] =>
  networks.map((network) => `${form} ${hash('sha256', network).slice(0, 6)}`);

/** Seconds until another hit is allowed; 0 if it is allowed now. `hits` are the times of earlier hits, latest first. */
function secondsAfter(hits: readonly Date[], limits: readonly RateLimit[], now: Date): number {
  const waits = limits.map((limit) => {
    const blocking = hits[limit.hits - 1];
    return blocking ? (blocking.getTime() - now.getTime()) / 1000 + limit.seconds : 0;
  });
  return Math.ceil(Math.max(0, ...waits));
}

/**
 * The hits of the last day under each key, latest first. Hits more than a minute in the future are ignored: they were counted
 * before the clock was put back. The minute allows for other instances whose clocks are ahead.
 */
async function recentHits(db: Executor, keys: readonly string[], now: Date): Promise<Map<string, Date[]>> {
  const found = new Map(keys.map((key) => [key, [] as Date[]]));
  if (keys.length === 0) return found;
  const since = new Date(now.getTime() - day * 1000);
  const until = new Date(now.getTime() + 60_000);
  const rows = await db
    .select({ key: rateHits.key, at: rateHits.at })
    .from(rateHits)
    .where(and(isOneOfKeys(keys), gt(rateHits.at, since), lte(rateHits.at, until)))
    .orderBy(desc(rateHits.at));
  for (const { key, at } of rows) found.get(key)?.push(at);
  return found;
}

/** Seconds until another hit is allowed under every key; 0 if it is allowed now. */
export async function secondsToWait(
  db: Executor,
  keys: readonly string[],
  limits: readonly RateLimit[],
  now: Date,
): Promise<number> {
  const earlier = await recentHits(db, keys, now);
  return Math.max(0, ...[...earlier.values()].map((hits) => secondsAfter(hits, limits, now)));
}

/** A condition with one parameter for any number of keys, so that the text of the statement is always the same. */
const isOneOfKeys = (keys: readonly string[]) =>
  sql`${rateHits.key} = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`;

export async function addHits(tx: Transaction, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const before = new Date(now.getTime() - day * 1000);
  const old = tx.select({ id: rateHits.id }).from(rateHits).where(lte(rateHits.at, before)).limit(1000);
  await Promise.all([
    tx.insert(rateHits).values(keys.map((key) => ({ id: randomUUID(), key, at: now }))),
    // Skips rows that another transaction is deleting.
    tx.delete(rateHits).where(inArray(rateHits.id, old.for('update', { skipLocked: true }))),
  ]);
}

/** Marks something, by its UUID, as used. Returns false if it was used before. The mark is kept for at least a day. */
export async function takeOnce(tx: Transaction, id: string, key: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(rateHits)
    .values({ id, key, at: now })
    .onConflictDoNothing()
    .returning({ id: rateHits.id });
  return added.length > 0;
}

/** Counts a hit under each key, unless one of them has reached a limit. Returns the seconds to wait, 0 if the hit was counted. */
export async function countHit(
  tx: Transaction,
  keys: readonly string[],
  limits: readonly RateLimit[],
  now: Date,
): Promise<number> {
  await lockNames(tx, keys);
  const wait = await secondsToWait(tx, keys, limits, now);
  if (wait === 0) await addHits(tx, keys, now);
  return wait;
}
