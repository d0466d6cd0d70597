import type { Executor } from '#/platform/db/database';
import type { Opening } from './contract';
import { siteOpening } from './table';

/**
 * Whether the site is open to visitors and search engines. It is closed while no row exists, that is until the first start has
 * finished.
 */
export async function readOpening({ db }: { db: Executor }): Promise<Opening> {
  const [row] = await db.select({ openedAt: siteOpening.openedAt }).from(siteOpening);
  return { isOpen: Boolean(row?.openedAt) };
}
