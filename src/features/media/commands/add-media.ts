import type { Executor } from '#/platform/db/database';
import { media } from '../table';

export async function addMedia(db: Executor, given: readonly (typeof media.$inferInsert)[]): Promise<void> {
  if (given.length > 0) await db.insert(media).values([...given]);
}
