import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hashToken } from '#/platform/crypto/token';
import type { Executor } from '#/platform/db/database';
import type { RecordTable } from './source';

/** Recognises a request that is sent again: its idempotency key, and a hash of what it says. Both are null without a key. */
export interface RequestKey {
  idempotencyKey: string | null;
  requestHash: string | null;
}

export const requestKeyOf = (key: string | undefined, request: object): RequestKey =>
  key
    ? { idempotencyKey: key, requestHash: hashToken(JSON.stringify(request)) }
    : { idempotencyKey: null, requestHash: null };

/**
 * What an earlier request under the same key has stored; undefined if there was none. `key_reused`: the earlier request said
 * something else.
 */
export async function findRepeated(
  db: Executor,
  table: RecordTable & Record<keyof RequestKey, PgColumn>,
  { idempotencyKey, requestHash }: RequestKey,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'key_reused' } | undefined> {
  if (idempotencyKey === null) return undefined;
  const [row] = await db
    .select({ id: table.id, requestHash: table.requestHash })
    .from(table as RecordTable)
    .where(eq(table.idempotencyKey, idempotencyKey));
  if (!row) return undefined;
  return row.requestHash === requestHash
    ? { ok: true, id: String(row.id) }
    : { ok: false, reason: 'key_reused' };
}
