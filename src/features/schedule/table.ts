import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { type CalendarError, type CalendarState, calendarStates } from './admin-contract';

/** How a calendar is read. `address`: by its address. `account`: by `own-calendar`, as part of the owner's calendar account. */
const calendarSources = ['address', 'account'] as const;
type CalendarSource = (typeof calendarSources)[number];

/** External calendars whose busy times count. With source `address`, whoever has the address can read the calendar. */
export const calendars = pgTable(
  'availability_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source: text('source').$type<CalendarSource>().notNull().default('address'),
    name: text('name').notNull(),
    address: text('address').notNull(),
    state: text('state').$type<CalendarState>().notNull().default('waiting'),
    lastError: text('last_error').$type<CalendarError>(),
    /** How many entries of the last successful reading could not be understood. */
    skipped: integer('unread').notNull().default(0),
    /** The last attempt to read the calendar, and the last successful one. */
    checkedAt: instant('checked_at'),
    readAt: instant('read_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('availability_calendars_state', isOneOf(table.state, calendarStates)),
    check('availability_calendars_source', isOneOf(table.source, calendarSources)),
  ],
);
export type CalendarRow = typeof calendars.$inferSelect;

/** The busy times of each calendar's last successful reading. They say when the owner is busy, never why. */
export const busyTimes = pgTable(
  'availability_busy_times',
  {
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('availability_busy_times_calendar').on(table.calendarId),
    // Queries look for times that overlap a period, mostly in the next days. The index finds the times that begin before the
    // period's end. There are few of these: most stored times begin later, and times of long ago aren't stored.
    index('availability_busy_times_starts_at').on(table.startsAt),
  ],
);
