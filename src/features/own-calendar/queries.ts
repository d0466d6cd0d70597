import { eq } from 'drizzle-orm';
import { bookedTimes } from '#/features/booking/booked-queries';
import { courseTimes } from '#/features/cohorts/calendar-queries';
import { readSiteLanguages } from '#/features/languages/queries';
import type { Interval } from '#/features/schedule/contract';
import { calendarFeed } from '#/platform/calendar/calendar-file';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Transaction } from '#/platform/db/database';
import { noticesLocale } from '#/platform/i18n/site-languages';
import { dayMs } from '#/platform/time/zone';
import { ownCalendarCopy } from './copy/admin/all';
import { toCourseEvent, toEvent } from './rules';
import { calendarFeeds } from './table';

export interface OwnCalendarServices {
  /** The key that encrypts secrets in the database. */
  key: Uint8Array;
  /** Hosts of calendar servers that may be contacted although they are in a private network. */
  allowPrivateHosts: readonly string[];
}

export interface SyncServices extends OwnCalendarServices {
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** The commands that store the busy times of the account's calendars, so that they count in the schedule. */
  busy: {
    /** Makes the chosen calendars count as busy, and no others of the account. */
    choose(tx: Transaction, chosen: readonly { href: string; name: string }[], now: Date): Promise<void>;
    store(
      tx: Transaction,
      href: string,
      read: { busy: readonly Interval[]; skipped: number },
      now: Date,
    ): Promise<void>;
  };
}

/** For how many past days the feed contains events. */
const pastDays = 60;

/** The calendar file at the private address; undefined if the secret is not that of the current address. */
export async function feedFile(
  ctx: Pick<Context, 'db' | 'clock'>,
  baseUrl: string,
  secret: string,
): Promise<string | undefined> {
  const [feed] = await ctx.db
    .select({ hash: calendarFeeds.hash })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.hash, hashToken(secret)));
  if (!feed) return undefined;
  const locale = noticesLocale(await readSiteLanguages(ctx));
  const words = ownCalendarCopy[locale].events;
  const after = new Date(ctx.clock.now().getTime() - pastDays * dayMs);
  const [booked, courses] = [await bookedTimes(ctx, after, locale), await courseTimes(ctx, after, locale)];
  return calendarFeed(words.calendar, [
    ...booked.map((each) => toEvent(each, words, baseUrl)),
    ...courses.map((each) => toCourseEvent(each, baseUrl)),
  ]);
}
