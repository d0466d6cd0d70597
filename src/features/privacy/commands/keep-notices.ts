import type { Executor } from '#/platform/db/database';
import { privacyNotices } from '../table';

/** Versions that are already stored stay unchanged. */
export async function keepNotices(
  db: Executor,
  notices: readonly Omit<typeof privacyNotices.$inferInsert, 'since'>[],
  since: Date,
): Promise<void> {
  await db
    .insert(privacyNotices)
    .values(notices.map((notice) => ({ ...notice, since })))
    .onConflictDoNothing();
}
