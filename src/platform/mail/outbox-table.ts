import type { SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '../db/columns';

/**
 * `filed`: kept as a file, for want of a mail server. `held`: the address had as many mails as strangers may cause.
 * `unclear`: the server was handed the mail twice and answered neither time, so that nobody knows whether it arrived.
 */
const mailStates = ['waiting', 'sending', 'failing', 'sent', 'filed', 'unclear', 'held', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** States of a mail that did not get out, as far as anybody knows, and that the owner is to see. */
export const unsentStates = ['failing', 'unclear', 'held'] as const satisfies readonly MailState[];

/** As the index says it, so that the database knows it for the same. */
export const isUnsent = (state: AnyPgColumn | SQL): SQL => isOneOf(state, unsentStates);

/** Each mail that follows from something stored: whether it went out, and with which error it didn't. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** Which letter it is; the composer of that name writes it. */
    kind: text('kind').notNull(),
    /** The row that the mail is about. */
    about: uuid('about').notNull(),
    /** Which change of that row the mail tells of, for a row that counts its changes. */
    sequence: integer('sequence').notNull().default(0),
    /** What the mail tells of, which a later change doesn't rewrite; never personal data. */
    told: jsonb('told').$type<object>(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the attempt began that is under way. */
    sendingAt: instant('sending_at'),
    /** Attempts after which nobody knows whether the mail arrived. */
    unclearAttempts: integer('unclear_attempts').notNull().default(0),
    /** The owner sends it by hand: nothing holds it back. */
    byOwner: boolean('by_owner').notNull().default(false),
  },
  (table) => [
    check('mail_outbox_state', isOneOf(table.state, mailStates)),
    index('mail_outbox_about').on(table.about),
    index('mail_outbox_unsent').on(table.dueAt).where(isUnsent(table.state)),
  ],
);
export type MailRow = typeof mailOutbox.$inferSelect;
