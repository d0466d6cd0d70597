import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { blockInterval, toBlock } from '../admin-availability-queries';
import { stillStands } from '../busy-queries';
import { blocks } from '../table';

/**
 * Moves the blocks that have not ended to another zone, where they keep their days and hours, as the weekly hours do.
 * Appointments stay at their instants.
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
    // A block within an hour that clocks skip there would be empty.
    if (start >= end) continue;
    await tx
      .update(blocks)
      .set({ startsAt: start, endsAt: end, version: row.version + 1, updatedAt: now })
      .where(eq(blocks.id, row.id));
  }
}
