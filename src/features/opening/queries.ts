import type { Executor } from '#/platform/db/database';
import type { Opening } from './contract';
import { siteOpening } from './table';

/** Whether visitors and search engines are invited. A site that never started is not open. */
export async function readOpening({ db }: { db: Executor }): Promise<Opening> {
  const [row] = await db.select({ openedAt: siteOpening.openedAt }).from(siteOpening);
  return { isOpen: Boolean(row?.openedAt) };
}
