import { and, eq, isNull, or } from 'drizzle-orm';
import type { ItemTable } from '#/owner/items/columns';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { restorableUntil } from '../rules';
import { siteOpening } from '../table';

type Ctx = Pick<Context, 'db' | 'clock'>;

/**
 * Removes the remaining samples of these tables; `restoreSamples` restores them for a week, with those of an earlier removal
 * that can still be restored.
 */
export async function removeSamples({ db, clock }: Ctx, tables: readonly ItemTable[]): Promise<void> {
  await transact(db, async (tx) => {
    const [opening] = await tx.select().from(siteOpening).for('update');
    const removedAt = clock.now();
    const earlier = opening?.samplesRemovedAt;
    const isRestorable = earlier && restorableUntil(earlier) > removedAt;
    for (const table of tables)
      await tx
        .update(table)
        .set({ deletedAt: removedAt })
        .where(
          and(
            eq(table.isSample, true),
            or(isNull(table.deletedAt), isRestorable ? eq(table.deletedAt, earlier) : undefined),
          ),
        );
    await tx.update(siteOpening).set({ samplesRemovedAt: removedAt });
  });
}

/** Restores the samples that `removeSamples` removed. False if there are none, or if they were removed too long ago. */
export function restoreSamples({ db, clock }: Ctx, tables: readonly ItemTable[]): Promise<boolean> {
  return transact(db, async (tx) => {
    const [opening] = await tx.select().from(siteOpening).for('update');
    const removedAt = opening?.samplesRemovedAt;
    if (!removedAt || restorableUntil(removedAt) <= clock.now()) return false;
    for (const table of tables)
      await tx
        .update(table)
        .set({ deletedAt: null })
        .where(and(eq(table.isSample, true), eq(table.deletedAt, removedAt)));
    await tx.update(siteOpening).set({ samplesRemovedAt: null });
    return true;
  });
}
