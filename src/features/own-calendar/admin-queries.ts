import { unseal } from '#/platform/crypto/sealed';
import type { Executor } from '#/platform/db/database';
import type { CalendarFeed, OwnCalendar } from './admin-contract';
import { feedPath } from './contract';
import type { SiteServices } from './queries';
import { calendarFeeds } from './table';

async function ownersFeed(db: Executor, { key, baseUrl }: SiteServices): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds);
  if (!row) return null;
  const secret = unseal(key, row.sealed);
  return {
    address: secret === undefined ? null : `${baseUrl}${feedPath(secret)}`,
    createdAt: row.createdAt.toISOString(),
  };
}

export const ownCalendar = async (db: Executor, services: SiteServices): Promise<OwnCalendar> => ({
  feed: await ownersFeed(db, services),
});
