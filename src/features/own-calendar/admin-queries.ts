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

/**
 * The private address of the owner's feed; null if there is none. `address` is null if the stored secret can't be decrypted, as
 * after the database was moved without its key. The address itself works even then.
 */
async function ownersFeed(db: Executor, { key, baseUrl }: SyncServices) {
  const [row] = await db.select().from(calendarFeeds);
  if (!row) return null;
  const secret = unseal(key, row.sealed);
  return {
    address: secret === undefined ? null : `${baseUrl}${feedPath(secret)}`,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The account's password never leaves the server. */
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
    /** The address of the calendar to which appointments are written; null if they are written to none. */
    writeTo,
    version,
    calendars,
    host: new URL(address).hostname,
    error: lastError,
    /** ISO 8601. `checkedAt`: the last attempt to synchronise. `readAt`: the last successful one. */
    checkedAt: checkedAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    /** Since when the account can't be read; null if it isn't failing. */
    failingSince: failingSince(row)?.toISOString() ?? null,
  };
}

/**
 * What a proposal is about: an appointment, or a date of a course. A proposal about a date can't be accepted, only put back: the
 * owner changes dates on the course's page, which sends mails to everybody enrolled.
 */
type Proposed =
  | { kind: 'appointment'; name: string; service: string; sequence: number }
  | { kind: 'course'; cohortId: string; title: string };

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
      /**
       * `start`: when the appointment or date is. `movedTo`: when its event is in the owner's calendar; null if she deleted it.
       */
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
