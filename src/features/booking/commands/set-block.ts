import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { isStored } from '#/platform/db/is-stored';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { Block, BlockRequest, Saved } from '../admin-availability-contract';
import { blockInterval, rowInterval, toBlock } from '../admin-availability-queries';
import { enqueueFreed } from '../jobs';
import { appointmentsTouching } from '../queries';
import { dayLock, touchedDays } from '../rules';
import { type BlockRow, blocks } from '../table';

type Ctx = Pick<Context, 'db' | 'clock' | 'jobs'>;

/**
 * Adds a block. If the response was lost, the owner may send the same new block again, with corrections too. They are then stored
 * as a change of the block; if she has deleted it since, it is there again.
 */
export const addBlock = (
  ctx: Ctx,
  { id = randomUUID(), version = 1, ...request }: BlockRequest,
): Promise<Saved<Block>> =>
  transact(ctx.db, async (tx) => {
    await lockNames(tx, [`block ${id}`]);
    const [current] = await tx.select().from(blocks).where(eq(blocks.id, id)).for('update');
    return setIn(ctx, tx, { ...request, id, version }, current);
  });

/** Changes a block. Existing reservations stay. */
export const changeBlock = (ctx: Ctx, id: string, request: BlockRequest): Promise<Saved<Block>> =>
  transact(ctx.db, async (tx) => {
    const isThisBlock = and(eq(blocks.id, id), isNull(blocks.deletedAt));
    const [current] = await tx.select().from(blocks).where(isThisBlock).for('update');
    return current ? setIn(ctx, tx, { ...request, id }, current) : { ok: false, reason: 'unknown' };
  });

async function setIn(
  ctx: Ctx,
  tx: Transaction,
  { id, version, note, ...times }: BlockRequest & { id: string },
  current: BlockRow | undefined,
): Promise<Saved<Block>> {
  const timeZone = await siteTimeZone(tx);
  const { start, end } = blockInterval(times, timeZone);
  if (start >= end) return { ok: false, reason: 'skipped' };
  const values = { startsAt: start, endsAt: end, note: note || null, deletedAt: null };
  if (current && isStored(current, values))
    return { ok: true, stored: await describeBlock(tx, current, timeZone) };
  if (current && version !== undefined && version !== current.version)
    return { ok: false, reason: 'changed', current: await describeBlock(tx, current, timeZone) };
  const row = await store(tx, id, current, { ...values, updatedAt: ctx.clock.now() });
  if (current) await enqueueFreed(ctx, tx);
  return { ok: true, stored: await awaitTouched(tx, row, timeZone) };
}

async function store(
  tx: Transaction,
  id: string,
  current: BlockRow | undefined,
  values: Pick<BlockRow, 'startsAt' | 'endsAt' | 'note' | 'deletedAt' | 'updatedAt'>,
): Promise<BlockRow> {
  const [row] = current
    ? await tx
        .update(blocks)
        .set({ ...values, version: current.version + 1 })
        .where(eq(blocks.id, current.id))
        .returning()
    : await tx
        .insert(blocks)
        .values({ ...values, id, createdAt: values.updatedAt })
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
