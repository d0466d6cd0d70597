import type { Executor } from '#/platform/db/database';
import { sanitizedIn } from '#/platform/html/sanitize';
import { articles } from '../table';

/** Stores articles; their bodies are cleaned on the way in, so that they can be rendered as they are. */
export async function addArticles(
  db: Executor,
  given: readonly (typeof articles.$inferInsert)[],
): Promise<void> {
  const rows = given.map((row) => ({ ...row, content: sanitizedIn(row.content) }));
  if (rows.length > 0) await db.insert(articles).values(rows);
}
