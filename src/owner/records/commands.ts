import { and, eq, isNull, ne } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { deleteMails } from '#/platform/mail/outbox';
import type { Done } from './contract';
import type { RecordTable, RowOf } from './queries';

/** Sets a record's status, without a mail. A record whose person was erased can't be changed. */
export async function setRecordStatus<Table extends RecordTable>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  table: Table,
  id: string,
  status: RowOf<Table>['status'],
  values: (now: Date) => PgUpdateSetSource<Table>,
): Promise<Done> {
  await db
    .update(table)
    .set(values(clock.now()))
    .where(and(eq(table.id, id), ne(table.status, status), isNull(table.erasedAt)));
  const [row] = await db
    .select({ erasedAt: table.erasedAt })
    .from(table as RecordTable)
    .where(eq(table.id, id));
  if (!row) return { ok: false, reason: 'unknown' };
  return row.erasedAt ? { ok: false, reason: 'erased' } : { ok: true };
}

/** Erases a person's data for good, mails included: only an anonymous row remains, for the statistics. */
export const eraseRecord = <Table extends RecordTable>(
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  table: Table,
  id: string,
  /** The values that replace the personal data. */
  emptied: (row: RowOf<Table>, now: Date) => PgUpdateSetSource<Table>,
): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const [found] = await tx
      .select()
      .from(table as RecordTable)
      .where(eq(table.id, id))
      .for('update');
    if (!found) return { ok: false, reason: 'unknown' };
    const row = found as RowOf<Table>;
    if (row.erasedAt) return { ok: true };
    await tx.update(table).set(emptied(row, ctx.clock.now())).where(eq(table.id, id));
    await deleteMails(ctx, tx, id);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });
