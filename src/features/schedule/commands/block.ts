import type { Context } from '#/platform/context';
import type { BlockRequest } from '../admin-contract';
import { intervalOf } from '../admin-queries';
import { type BlockRow, blocks } from '../table';

/** Keeps a time free. Reservations that are there already stay. */
export async function block(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: BlockRequest,
): Promise<BlockRow> {
  const now = clock.now();
  const { start, end } = intervalOf(request);
  const [row] = await db
    .insert(blocks)
    .values({ startsAt: start, endsAt: end, note: request.note || null, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
}
