import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { BlockRequest } from '../admin-contract';
import { intervalOf } from '../admin-queries';
import { type BlockRow, blocks } from '../table';

export type BlockChanged = { ok: true; row: BlockRow } | { ok: false; current: BlockRow | undefined };

/** Moves a block or its note; `current` is what stands where the version is an old one, undefined where nothing does. */
export function changeBlock(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  request: BlockRequest,
): Promise<BlockChanged> {
  return transact(db, async (tx): Promise<BlockChanged> => {
    const itself = and(eq(blocks.id, id), isNull(blocks.deletedAt));
    const [current] = await tx.select().from(blocks).where(itself).for('update');
    if (!current || (request.version !== undefined && request.version !== current.version))
      return { ok: false, current };
    const { start, end } = intervalOf(request);
    const [row] = await tx
      .update(blocks)
      .set({
        startsAt: start,
        endsAt: end,
        note: request.note || null,
        version: current.version + 1,
        updatedAt: clock.now(),
      })
      .where(itself)
      .returning();
    return row ? { ok: true, row } : { ok: false, current: undefined };
  });
}
