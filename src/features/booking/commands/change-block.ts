import { and, eq, isNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { BlockRequest } from '../admin-availability-contract';
import { blockInterval, rowInterval } from '../admin-availability-queries';
import { enqueueFreed } from '../jobs';
import { appointmentsTouching } from '../queries';
import { blocks } from '../table';
import { awaitTouchedAppointments, type BlockWithAppointments } from './block';

/** A refusal has the stored block, or no row if there is no such block, or `isSkipped` for a time that clocks skip. */
export type BlockChanged =
  | ({ ok: true } & BlockWithAppointments)
  | { ok: false; row?: undefined; isSkipped?: true }
  | ({ ok: false } & BlockWithAppointments);

/** Changes a block's time or note, unless the version is outdated. */
export function changeBlock(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  id: string,
  request: BlockRequest,
): Promise<BlockChanged> {
  return transact(db, async (tx): Promise<BlockChanged> => {
    const isThisBlock = and(eq(blocks.id, id), isNull(blocks.deletedAt));
    const [current] = await tx.select().from(blocks).where(isThisBlock).for('update');
    if (!current) return { ok: false };
    const timeZone = await siteTimeZone(tx);
    if (request.version !== undefined && request.version !== current.version) {
      const [touches = []] = await appointmentsTouching(tx, [rowInterval(current)], timeZone);
      return { ok: false, row: current, touches, timeZone };
    }
    const { start, end } = blockInterval(request, timeZone);
    if (start >= end) return { ok: false, isSkipped: true };
    const [row] = await tx
      .update(blocks)
      .set({
        startsAt: start,
        endsAt: end,
        note: request.note || null,
        version: current.version + 1,
        updatedAt: clock.now(),
      })
      .where(isThisBlock)
      .returning();
    if (!row) return { ok: false };
    await enqueueFreed({ jobs }, tx);
    return { ok: true, row, touches: await awaitTouchedAppointments(tx, row, timeZone), timeZone };
  });
}
