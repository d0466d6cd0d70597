import type { Context } from '#/platform/context';
import { calendarFeeds } from '../table';

/** Removes the private address; it leads nowhere from then on. */
export async function removeFeed({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.delete(calendarFeeds);
}
