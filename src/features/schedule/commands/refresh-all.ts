import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { byAddress } from '../admin-queries';
import { enqueueReading } from '../jobs';
import { calendars } from '../table';

/** Has every calendar read again, as after a change of zone: whole days and times without a zone are others then. */
export async function refreshCalendars(ctx: Pick<Context, 'jobs'>, tx: Transaction): Promise<void> {
  const rows = await tx
    .update(calendars)
    .set({ state: 'waiting' })
    .where(byAddress)
    .returning({ id: calendars.id });
  for (const { id } of rows) await enqueueReading(ctx, tx, id, { continues: false });
}
