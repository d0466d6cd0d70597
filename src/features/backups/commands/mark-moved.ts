import type { Context } from '#/platform/context';
import { siteRestore } from '../table';

/** Notes in the old database that the site was moved to another one, so that no site is opened with it by mistake. */
export async function markMoved(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  movedTo: string,
): Promise<void> {
  const now = clock.now();
  const row = { madeAt: now, restoredAt: now, activatedAt: null, movedTo };
  await db.insert(siteRestore).values(row).onConflictDoUpdate({ target: siteRestore.id, set: row });
}
