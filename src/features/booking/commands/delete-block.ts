import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { Block } from '../admin-availability-contract';
import { enqueueFreed } from '../jobs';
import { blocks } from '../table';
import { awaitTouched } from './set-block';

export async function deleteBlock(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .update(blocks)
    .set({ deletedAt: clock.now() })
    .where(and(eq(blocks.id, id), isNull(blocks.deletedAt)))
    .returning({ id: blocks.id });
  if (deleted.length > 0) await enqueueFreed({ jobs }, db);
  return deleted.length > 0;
}

export const restoreBlock = ({ db }: Pick<Context, 'db'>, id: string): Promise<Block | undefined> =>
  transact(db, async (tx) => {
    const [row] = await tx
      .update(blocks)
      .set({ deletedAt: null })
      .where(and(eq(blocks.id, id), isNotNull(blocks.deletedAt)))
      .returning();
    return row && awaitTouched(tx, row, await siteTimeZone(tx));
  });
