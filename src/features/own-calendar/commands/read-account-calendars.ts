import { eq } from 'drizzle-orm';
import { calendarWindow } from '#/features/schedule/contract';
import { CaldavError, type CaldavObject } from '#/platform/caldav/caldav-client';
import { readBusyTimes } from '#/platform/calendar/busy-times';
import { calendarLines } from '#/platform/calendar/calendar-lines';
import { transact } from '#/platform/db/transact';
import { pairings, writtenRows } from '../account-queries';
import type { Sync } from '../sync';
import { type AccountCalendarRow, accountCalendars } from '../table';

export interface Reading {
  /** The events of the calendar to which appointments are written; undefined if it hasn't changed, or if there is none. */
  written: CaldavObject[] | undefined;
  /** The new value of `readBy` (see `accountCalendars`) of each calendar that was read, by the calendar's address. */
  readBy: Map<string, string | null>;
}

const emptyFile = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

export async function readAccountCalendars(sync: Sync): Promise<Reading> {
  const { ctx, account } = sync;
  const used = (await ctx.db.select().from(accountCalendars)).filter(
    ({ href, isBusy }) => isBusy || href === account.writeTo,
  );
  const reading: Reading = { written: undefined, readBy: new Map() };
  for (const calendar of used) {
    const objects = await readChanged(sync, calendar, reading.readBy);
    if (objects && calendar.href === account.writeTo) reading.written = objects;
  }
  return reading;
}

/** Called only after the events were written, so that everything is read again if writing fails. */
export async function rememberReading({ ctx, renewClaim }: Sync, { readBy }: Reading): Promise<void> {
  await renewClaim();
  for (const [href, by] of readBy)
    await ctx.db.update(accountCalendars).set({ readBy: by }).where(eq(accountCalendars.href, href));
}

async function readChanged(sync: Sync, calendar: AccountCalendarRow, readBy: Reading['readBy']) {
  const { ctx, client, timeZone } = sync;
  const window = { ...calendarWindow(ctx.clock.now()), timeZone };
  // The mark of the calendar's state is requested first, so that the next reading finds a change between the two requests.
  const mark = await client.mark(calendar.href);
  const by = mark ? `${window.from.toISOString()} ${timeZone} ${mark}` : null;
  if (by !== null && by === calendar.readBy) return undefined;
  const objects = await client.eventsIn(calendar.href, window);
  const skipped = calendar.isBusy ? await storeBusyTimes(sync, calendar, objects, window) : 0;
  // If events could not be read, perhaps because the machine was too busy, the calendar is read again the next time.
  readBy.set(calendar.href, skipped > 0 ? null : by);
  return objects;
}

/** The id in an event's UID: that of an appointment or of a date of a course, if the site has written the event. */
export const bookedIdOf = ({ data }: CaldavObject): string | undefined =>
  /^UID:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/im.exec(data)?.[1]?.toLowerCase();

/** Stores the busy times of a calendar, without the site's own events. Returns how many events could not be read. */
async function storeBusyTimes(
  { ctx, services, account, renewClaim }: Sync,
  { href }: AccountCalendarRow,
  objects: readonly CaldavObject[],
  window: Parameters<typeof readBusyTimes>[1],
): Promise<number> {
  const [{ own }, rows] = await Promise.all([
    pairings(ctx, { ...services, writeTo: account.writeTo }),
    writtenRows(ctx.db),
  ]);
  const ownHrefs = new Set(rows.map((row) => row.href));
  const others = objects.filter((object) => !ownHrefs.has(object.href) && !own.has(bookedIdOf(object) ?? ''));
  // All events are read as one joined file. A single object that is no calendar file would make this file unreadable.
  const readable = others.filter(({ data }) => calendarLines(data) !== undefined);
  const read = await readBusyTimes(readable.map(({ data }) => data).join('') || emptyFile, window);
  if (!read.ok) throw new CaldavError('too_complex');
  const skipped = read.skipped + others.length - readable.length;
  await renewClaim();
  await transact(ctx.db, (tx) =>
    services.busy.store(tx, href, { busy: read.busy, skipped }, ctx.clock.now()),
  );
  return skipped;
}
