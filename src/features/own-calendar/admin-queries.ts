import { asc } from 'drizzle-orm';
import { changeableAmong } from '#/features/booking/booked-queries';
import { courseTimes } from '#/features/cohorts/calendar-queries';
import type { Context } from '#/platform/context';
import { unseal } from '#/platform/crypto/sealed';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import { failingSince, storedAccount, writtenRows } from './account-queries';
import { feedPath } from './contract';
import type { SyncServices } from './queries';
import { accountCalendars, calendarFeeds } from './table';

/** The private address of everything booked; null where it can't be read any more, as after a move of the database alone: it works all the same. */
async function ownersFeed(db: Executor, { key, baseUrl }: SyncServices) {
  const [row] = await db.select().from(calendarFeeds);
  if (!row) return null;
  const secret = unseal(key, row.sealed);
  return {
    address: secret === undefined ? null : `${baseUrl}${feedPath(secret)}`,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The owner's account at a calendar server. Its password never leaves the server. */
export async function ownersAccount(db: Executor) {
  const row = await storedAccount(db);
  if (!row) return null;
  const calendars = await db
    .select({
      href: accountCalendars.href,
      name: accountCalendars.name,
      isWritable: accountCalendars.isWritable,
      isBusy: accountCalendars.isBusy,
    })
    .from(accountCalendars)
    .orderBy(asc(accountCalendars.name), asc(accountCalendars.href));
  const { address, username, state, lastError, checkedAt, readAt, writeTo, version } = row;
  return {
    address,
    username,
    state,
    /** The calendar that appointments are written to. */
    writeTo,
    version,
    calendars,
    host: new URL(address).hostname,
    error: lastError,
    /** ISO 8601: the last attempt, and the last successful one. */
    checkedAt: checkedAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    /** Since when nothing new is known of it; null where it works. */
    failingSince: failingSince(row)?.toISOString() ?? null,
  };
}

/** An appointment, or a date of a course: that is changed on the page of the course, from which everybody is told, so that its event can only be put back. */
type Proposed =
  | { kind: 'appointment'; name: string; service: string; sequence: number }
  | { kind: 'course'; cohortId: string; title: string };

/** What the owner changed in her calendar and has to decide about, in order of time. */
async function openProposals(ctx: Pick<Context, 'db' | 'clock'>, locale: Locale) {
  const rows = (await writtenRows(ctx.db)).filter(({ proposal }) => proposal !== null);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = [...byId.keys()];
  const toProposal = (id: string, start: Date, of: Proposed) => {
    const { proposal, proposedStart } = byId.get(id) ?? {};
    return {
      id,
      of,
      kind: proposal ?? ('deleted' as const),
      /** When it is; `movedTo` is when its event is now. */
      start: start.toISOString(),
      movedTo: proposedStart?.toISOString() ?? null,
    };
  };
  const appointments = await changeableAmong(ctx, ids, locale);
  const dates = ids.length === 0 ? [] : await courseTimes(ctx, ctx.clock.now(), locale);
  return [
    ...appointments.map(({ id, start, ...of }) => toProposal(id, start, { kind: 'appointment', ...of })),
    ...dates
      .filter(({ id }) => byId.has(id))
      .map(({ id, start, cohortId, title }) => toProposal(id, start, { kind: 'course', cohortId, title })),
  ].sort((a, b) => a.start.localeCompare(b.start));
}

export async function ownCalendar(
  ctx: Pick<Context, 'db' | 'clock'>,
  services: SyncServices,
  locale: Locale,
) {
  const [feed, account, proposals] = await Promise.all([
    ownersFeed(ctx.db, services),
    ownersAccount(ctx.db),
    openProposals(ctx, locale),
  ]);
  return { feed, account, proposals };
}

/** `GET /api/admin/own-calendar`. */
export type OwnCalendar = Awaited<ReturnType<typeof ownCalendar>>;
export type CalendarAccount = NonNullable<OwnCalendar['account']>;
