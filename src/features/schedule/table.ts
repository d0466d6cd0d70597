import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import { usualRule } from './rules';

/** What the owner decided about appointments: one row. */
export const availabilitySettings = pgTable(
  'booking_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** The specification's placeholder rule: on with the demo content, off for a real site. */
    placeholder: boolean('placeholder').notNull(),
    /** Start hours of each weekday, Monday first. */
    hours: jsonb('hours')
      .$type<number[][]>()
      .notNull()
      .default(usualRule.hours.map((day) => [...day])),
    bufferBefore: integer('buffer_before').notNull().default(usualRule.bufferBefore),
    bufferAfter: integer('buffer_after').notNull().default(usualRule.bufferAfter),
    noticeHours: integer('notice_hours').notNull().default(usualRule.noticeHours),
    days: integer('days').notNull().default(usualRule.days),
    openPerPerson: integer('open_per_person').notNull().default(usualRule.openPerPerson),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('booking_settings_one_row', sql`${table.id} = 1`)],
);

/** Times that the owner keeps free. */
export const blocks = pgTable(
  'availability_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The owner's own; nobody else reads it. */
    note: text('note'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deleted rows stay, so that a deletion can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('availability_blocks_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('availability_blocks_ends_at').on(table.endsAt),
  ],
);
export type BlockRow = typeof blocks.$inferSelect;

/** Calendars of elsewhere whose busy times count. The address is a secret: whoever has it reads the calendar. */
export const calendars = pgTable(
  'availability_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    state: text('state').notNull().default('waiting'),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
    /** Entries of the last good reading that could not be understood. */
    unread: integer('unread').notNull().default(0),
    /** The last attempt, and the last one that went well. */
    checkedAt: instant('checked_at'),
    readAt: instant('read_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('availability_calendars_state', sql`${table.state} in ('waiting', 'ok', 'failing')`)],
);
export type CalendarRow = typeof calendars.$inferSelect;

/** The busy times of a calendar as they were last read well; when, and nothing of what. */
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
    index('availability_busy_times_ends_at').on(table.endsAt),
  ],
);
