import { and, eq, isNull, ne } from 'drizzle-orm';
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import type { LinkTokens } from '#/platform/mail/link-tokens';
import { deleteMails } from '#/platform/mail/outbox';
import type { Done } from './contract';
import type { RecordTable, RowOf } from './source';

/** Sets a record's status and the time of the change, and sends no mail. A record whose data was erased can't be changed. */
export async function setRecordStatus<Table extends RecordTable & { statusAt: PgColumn }>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  table: Table,
  id: string,
  { status }: { status: RowOf<Table>['status'] },
): Promise<Done> {
  const now = clock.now();
  const values = { status, statusAt: now, ...('updatedAt' in table ? { updatedAt: now } : {}) };
  await db
    .update(table)
    .set(values as PgUpdateSetSource<Table>)
    .where(and(eq(table.id, id), ne(table.status, status), isNull(table.erasedAt)));
  const [row] = await db
    .select({ erasedAt: table.erasedAt })
    .from(table as RecordTable)
    .where(eq(table.id, id));
  if (!row) return { ok: false, reason: 'unknown' };
  return row.erasedAt ? { ok: false, reason: 'erased' } : { ok: true };
}

interface Erasure<Table extends RecordTable> {
  /** Locks and returns the record, after rows that must be locked before it. By default, only the record is locked. */
  lock?: (tx: Transaction) => Promise<RowOf<Table> | undefined>;
  /** Why the record can't be erased yet; undefined if it can. */
  refusal?: (row: RowOf<Table>, now: Date) => string | undefined;
  emptied: (row: RowOf<Table>, now: Date) => PgUpdateSetSource<Table>;
  /** The table with the tokens of the links in mails about the record; its tokens are deleted. */
  links?: LinkTokens;
  also?: (tx: Transaction) => Promise<void>;
}

/** Erases a record's personal data for good, links and mails included. An anonymous row remains, for the statistics. */
export const eraseRecord = <Table extends RecordTable>(
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  table: Table,
  id: string,
  { lock, refusal, emptied, links, also }: Erasure<Table>,
): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const row = await (lock?.(tx) ?? lockRecord(tx, table, id));
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: true };
    const reason = refusal?.(row, now);
    if (reason) return { ok: false, reason };
    await tx
      .update(table)
      .set({ ...emptied(row, now), erasedAt: now } as PgUpdateSetSource<Table>)
      .where(eq(table.id, id));
    if (links) await tx.delete(links).where(eq(links.about, id));
    await also?.(tx);
    await deleteMails(ctx, tx, id);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });

async function lockRecord<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  id: string,
): Promise<RowOf<Table> | undefined> {
  const [row] = await tx
    .select()
    .from(table as RecordTable)
    .where(eq(table.id, id))
    .for('update');
  return row as RowOf<Table> | undefined;
}
