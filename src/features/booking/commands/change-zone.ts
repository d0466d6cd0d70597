import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { blockInterval, toBlock } from '../admin-availability-queries';
import { stillStands } from '../busy-queries';
import { blocks } from '../table';

/**
 * Moves the blocks that have not ended to another zone: they keep their days and hours on the clock, so their instants change.
 * Appointments are not touched.
 */
export async function moveBlocks(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  from: string,
  to: string,
): Promise<void> {
  const now = clock.now();
  const rows = await tx.select().from(blocks).where(stillStands(now)).for('update');
  for (const row of rows) {
    const { start, end } = blockInterval(toBlock(row, [], from), to);
    // A block within an hour that the new zone's clocks skip would be empty, so it keeps its instants.
    if (start >= end) continue;
    await tx
      .update(blocks)
      .set({ startsAt: start, endsAt: end, version: row.version + 1, updatedAt: now })
      .where(eq(blocks.id, row.id));
  }
}
