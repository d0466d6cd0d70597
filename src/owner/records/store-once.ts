import { randomUUID } from 'node:crypto';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { violatedConstraint } from '#/platform/errors/database';
import { countHit, formLimits, networkKeys, type Sender } from '#/platform/rate-limit/rate-limit';
import { findRepeated, type RequestKey, requestKeyOf } from './repeated-request';
import type { RecordTable } from './source';

/**
 * The outcome of a form. `key_reused`: its idempotency key was used for another request. `network_limit`: the sender's network
 * has sent as many forms as allowed; `wait` is in seconds.
 */
export type Sent =
  | { ok: true; id: string }
  | { ok: false; reason: 'key_reused' }
  | { ok: false; reason: 'network_limit'; wait: number };

interface Form {
  /** The name under which the rate limit counts the form for each network. */
  name: string;
  table: RecordTable & Record<keyof RequestKey, PgColumn>;
  /** The unique constraint of the table's idempotency keys. */
  constraint: string;
  sender: Sender;
  /** What was entered. Another request with the same key is refused unless this is equal. */
  request: object;
}

/** What is stored of every form, besides what was entered. */
interface StoredOnce extends RequestKey {
  id: string;
  noticeVersion: string | null;
  createdAt: Date;
}

type Store = (tx: Transaction, values: StoredOnce) => Promise<void>;

/**
 * Stores what a visitor sent by a form, once for each idempotency key. `prepare` returns the function that stores the form, or a
 * refusal, which the rate limit doesn't count. `prepare` is not called if the key was used before.
 */
export async function storeOnce<Refusal extends { ok: false } = never>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name, table, constraint, sender: { networks, key, notice }, request }: Form,
  prepare: () => Promise<Store | Refusal> | Store,
): Promise<Sent | Refusal> {
  const requestKey = requestKeyOf(key, request);
  const earlier = await findRepeated(db, table, requestKey);
  if (earlier) return earlier;
  const store = await prepare();
  if (typeof store !== 'function') return store;
  const now = clock.now();
  try {
    return await transact(db, async (tx): Promise<Sent> => {
      const wait = await countHit(tx, networkKeys(name, networks), formLimits, now);
      if (wait > 0)
        return (await findRepeated(tx, table, requestKey)) ?? { ok: false, reason: 'network_limit', wait };
      const id = randomUUID();
      await store(tx, { id, ...requestKey, noticeVersion: notice, createdAt: now });
      return { ok: true, id };
    });
  } catch (error) {
    // A parallel request may have stored the same key first. The form is then treated as one that was stored before.
    const isSame = violatedConstraint(error)?.constraint === constraint;
    const stored = isSame ? await findRepeated(db, table, requestKey) : undefined;
    if (!stored) throw error;
    return stored;
  }
}
