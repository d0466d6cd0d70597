import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import type { Interval } from './contract';
import { busyTimes, calendars } from './table';

/**
 * The busy times of connected calendars that touch a period, each with its calendar's name. Returns the statement, so that the caller
 * can combine it with others.
 */
export const calendarTimes = (db: Executor, { start, end }: Interval) =>
  db
    .select({
      kind: sql<string>`'calendar'`.as('kind'),
      id: sql<string | null>`null::text`.as('id'),
      label: sql<string | null>`${calendars.name}`.as('label'),
      start: busyTimes.startsAt,
      end: busyTimes.endsAt,
    })
    .from(busyTimes)
    .innerJoin(calendars, eq(calendars.id, busyTimes.calendarId))
    .where(and(lt(busyTimes.startsAt, end), gt(busyTimes.endsAt, start)));
