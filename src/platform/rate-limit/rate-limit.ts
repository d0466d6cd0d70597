import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#/platform/db/database';
import { insertAll } from '#/platform/db/insert-all';
import { lockNames } from '#/platform/db/locks';
import { runPlanned } from '#/platform/db/planned';
import { rateHits } from './hits-table';

/** At most so many in so many seconds; a day at the longest. */
export interface Bound {
  hits: number;
  seconds: number;
}

const day = 24 * 3600;

/** What one network may send by one form (decisions, section 9). */
export const formBounds: readonly Bound[] = [
  { hits: 10, seconds: 600 },
  { hits: 20, seconds: day },
];

/**
 * The keys under which what networks send by a form is counted. Three bytes of a hash tell networks apart, and nobody's
 * address: hundreds of addresses share each value.
 */
export const networkKeys = (form: string, networks: readonly string[]): string[] =>
  networks.map((network) => {
    const hash = createHash('sha256').update(network).digest('hex');
    return `${form} ${hash.slice(0, 6)}`;
  });

/** Seconds until another hit is within every bound; 0 where it is now. `hits` are earlier ones, the latest first. */
export function waitOf(hits: readonly Date[], bounds: readonly Bound[], now: Date): number {
  const waits = bounds.map((bound) => {
    const inTheWay = hits[bound.hits - 1];
    return inTheWay ? (inTheWay.getTime() - now.getTime()) / 1000 + bound.seconds : 0;
  });
  return Math.ceil(Math.max(0, ...waits));
}

/** The hits of the last day under each key, the latest first. Inside the locks of the keys, nobody adds to them. */
export async function recentHits(
  db: Executor,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, Date[]>> {
  const found = new Map(keys.map((key) => [key, [] as Date[]]));
  if (keys.length === 0) return found;
  const since = new Date(now.getTime() - day * 1000).toISOString();
  const rows = await runPlanned(
    db,
    sql`select key, (extract(epoch from at) * 1000)::float8 as at from ${rateHits}
    where key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))
      and at > ${since}::timestamptz
    order by at desc`,
  );
  for (const { key, at } of rows as { key: string; at: number }[]) found.get(key)?.push(new Date(Number(at)));
  return found;
}

/** Adds hits, and forgets those that count no longer. */
export async function addHits(tx: Transaction, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await insertAll(
    tx,
    rateHits,
    keys.map((key) => ({ id: randomUUID(), key, at: now })),
  );
  const before = new Date(now.getTime() - day * 1000).toISOString();
  // What another transaction is forgetting is left to it.
  await runPlanned(
    tx,
    sql`delete from ${rateHits} where id in (
    select id from ${rateHits} where at <= ${before}::timestamptz limit 1000 for update skip locked)`,
  );
}

/**
 * Counts a hit under each key, unless one of them is at its bound. Answers the seconds to wait; 0 when it was counted,
 * which holds if the transaction does.
 */
export async function hit(
  tx: Transaction,
  keys: readonly string[],
  bounds: readonly Bound[],
  now: Date,
): Promise<number> {
  await lockNames(tx, keys);
  const earlier = await recentHits(tx, keys, now);
  const wait = Math.max(0, ...[...earlier.values()].map((hits) => waitOf(hits, bounds, now)));
  if (wait === 0) await addHits(tx, keys, now);
  return wait;
}
