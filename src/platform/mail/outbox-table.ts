import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Each mail that follows from something stored: whether it went out, and with which error it didn't. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** Which letter it is; the composer of that name writes it. */
    kind: text('kind').notNull(),
    /** The row that the mail is about. */
    about: uuid('about').notNull(),
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    check('mail_outbox_state', sql`${table.state} in ('waiting', 'failing', 'sent', 'dropped')`),
    index('mail_outbox_about').on(table.about),
    index('mail_outbox_failing').on(table.dueAt).where(sql`${table.state} = 'failing'`),
  ],
);
