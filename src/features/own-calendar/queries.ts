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

/** What the owner's calendar needs besides the database. */
export interface OwnCalendarServices {
  /** Encrypts secrets. */
  key: Uint8Array;
  /** Hosts of calendar servers that may be contacted though their address is private. */
  allowPrivateHosts: readonly string[];
}

/** What looking after the owner's account needs. */
export interface SyncServices extends OwnCalendarServices {
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Where the busy times of the account's calendars are kept, so that they count. */
  busy: {
    /** Has these calendars count, and no others of the account. */
    choose(tx: Transaction, chosen: readonly { href: string; name: string }[], now: Date): Promise<void>;
    store(
      tx: Transaction,
      href: string,
      read: { busy: readonly Interval[]; skipped: number },
      now: Date,
    ): Promise<void>;
  };
}

/** Days for which the past stays in calendars that read the address. */
const pastDays = 60;

/** The file at the private address; undefined where the secret is not, or no longer, that of the address. */
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
