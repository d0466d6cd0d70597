import type { Context } from '#/platform/context';
import { siteOpening } from '../table';

/** Makes a site that is open one that is being set up again. What has been set up and booked stays as it is. */
export async function closeSite({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.update(siteOpening).set({ openedAt: null });
}
