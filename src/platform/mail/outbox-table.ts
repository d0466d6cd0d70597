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
 * `filed`: stored as a file, because there is no mail server. `held`: strangers' forms have used up the address's daily limit,
 * the site is not open yet, or the mail was overdue on a restored site. `unclear`: sent twice without a reply, so nobody knows
 * whether it arrived.
 */
const mailStates = ['waiting', 'sending', 'failing', 'sent', 'filed', 'unclear', 'held', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** The states of mails that failed, may not have arrived, or wait for the owner, who sees these mails. */
export const unsentStates = ['failing', 'unclear', 'held'] as const satisfies readonly MailState[];

/** A condition for unsent mails. The index `mail_outbox_unsent` has the same condition, so that queries can use it. */
export const isUnsent = (state: AnyPgColumn | SQL): SQL => isOneOf(state, unsentStates);

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** Names the composer that writes this mail. */
    kind: text('kind').notNull(),
    about: uuid('about').notNull(),
    /** The version of the row that the mail is about, if the row has versions. */
    sequence: integer('sequence').notNull().default(0),
    /** Data of the mail that later changes must not alter; never personal data of visitors. */
    snapshot: jsonb('told').$type<object>(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the attempt under way began, or when its process last gave a sign of life. */
    sendingAt: instant('sending_at'),
    /** The number of attempts after which it was unknown whether the mail had arrived. */
    unclearAttempts: integer('unclear_attempts').notNull().default(0),
    /** Sent by the owner by hand, so no limit applies. */
    byOwner: boolean('by_owner').notNull().default(false),
  },
  (table) => [
    check('mail_outbox_state', isOneOf(table.state, mailStates)),
    index('mail_outbox_about').on(table.about),
    index('mail_outbox_unsent').on(table.dueAt).where(isUnsent(table.state)),
  ],
);
export type MailRow = typeof mailOutbox.$inferSelect;
