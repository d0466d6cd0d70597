import { and, eq, isNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { Block, BlockRequest, Saved } from '../admin-availability-contract';
import { blockInterval, rowInterval, toBlock } from '../admin-availability-queries';
import { enqueueFreed } from '../jobs';
import { appointmentsTouching } from '../queries';
import { dayLock, touchedDays } from '../rules';
import { type BlockRow, blocks } from '../table';

/** Adds a block, or changes the block with this id. Existing reservations stay. */
export const setBlock = (
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  { version, note, ...times }: BlockRequest,
  id?: string,
): Promise<Saved<Block>> =>
  transact(ctx.db, async (tx): Promise<Saved<Block>> => {
    const now = ctx.clock.now();
    const timeZone = await siteTimeZone(tx);
    const isThisBlock = and(eq(blocks.id, id ?? ''), isNull(blocks.deletedAt));
    const [current] = id ? await tx.select().from(blocks).where(isThisBlock).for('update') : [];
    if (id && !current) return { ok: false, reason: 'unknown' };
    if (current && version !== undefined && version !== current.version)
      return { ok: false, reason: 'changed', current: await describeBlock(tx, current, timeZone) };
    const { start, end } = blockInterval(times, timeZone);
    if (start >= end) return { ok: false, reason: 'skipped' };
    const values = { startsAt: start, endsAt: end, note: note || null, updatedAt: now };
    const row = await store(tx, current, values);
    if (current) await enqueueFreed(ctx, tx);
    return { ok: true, stored: await awaitTouched(tx, row, timeZone) };
  });

async function store(
  tx: Transaction,
  current: BlockRow | undefined,
  values: Pick<BlockRow, 'startsAt' | 'endsAt' | 'note' | 'updatedAt'>,
): Promise<BlockRow> {
  const [row] = current
    ? await tx
        .update(blocks)
        .set({ ...values, version: current.version + 1 })
        .where(eq(blocks.id, current.id))
        .returning()
    : await tx
        .insert(blocks)
        .values({ ...values, createdAt: values.updatedAt })
        .returning();
  if (!row) throw new Error('the statement returned no row');
  return row;
}

async function describeBlock(tx: Transaction, row: BlockRow, timeZone: string): Promise<Block> {
  const [touches = []] = await appointmentsTouching(tx, [rowInterval(row)], timeZone);
  return toBlock(row, touches, timeZone);
}

/**
 * Describes a block that this transaction has written, with the appointments that it overlaps. First waits for the locks of the
 * block's days, so that appointments of bookings in progress are found. Later bookings see the block.
 */
export async function awaitTouched(tx: Transaction, row: BlockRow, timeZone: string): Promise<Block> {
  await lockNames(tx, touchedDays(rowInterval(row), timeZone).map(dayLock));
  return describeBlock(tx, row, timeZone);
}
