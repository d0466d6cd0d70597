import type { Executor } from '#/platform/db/database';
import { sanitizedIn } from '#/platform/html/sanitize';
import { aboutSections } from '../table';

/** Stores sections; their texts are cleaned on the way in, so that they can be rendered as they are. */
export async function addSections(
  db: Executor,
  given: readonly (typeof aboutSections.$inferInsert)[],
): Promise<void> {
  const rows = given.map((row) => ({ ...row, content: sanitizedIn(row.content) }));
  if (rows.length > 0) await db.insert(aboutSections).values(rows);
}
