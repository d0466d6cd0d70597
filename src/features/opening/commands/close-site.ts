import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { siteOpening } from '../table';

/** Makes a site that is open one that is being set up again. What has been set up and booked stays as it is. */
export async function closeSite({ db }: Pick<Context, 'db'>): Promise<void> {
  await transact(db, (tx) => tx.update(siteOpening).set({ openedAt: null }));
}
