import type { Executor } from '#/platform/db/database';
import { privacyNotices } from '../table';

/** Keeps the texts that are in force; those that are kept already stay as they are. */
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
