import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { timeColumns } from '#/platform/db/periods';
import type { Interval } from './contract';
import { busyTimes, calendars } from './table';

/**
 * The busy times of connected calendars that overlap a period, each with its calendar's name. Returns the query unexecuted, so
 * that the caller can combine it with others.
 */
export const calendarTimes = (db: Executor, { start, end }: Interval) =>
  db
    .select(timeColumns('calendar', busyTimes, calendars.name))
    .from(busyTimes)
    .innerJoin(calendars, eq(calendars.id, busyTimes.calendarId))
    .where(and(lt(busyTimes.startsAt, end), gt(busyTimes.endsAt, start)));
