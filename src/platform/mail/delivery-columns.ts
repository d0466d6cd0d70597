import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/**
 * `filed`: kept as a file, for want of a mail server. `held`: the address had as many mails as strangers may cause.
 * `unclear`: the server was handed the mail twice and answered neither time, so that nobody knows whether it arrived.
 */
export const mailStates = [
  'waiting',
  'sending',
  'failing',
  'sent',
  'filed',
  'unclear',
  'held',
  'dropped',
] as const;
export type MailState = (typeof mailStates)[number];

/** States of a mail that did not get out, as far as anybody knows, and that the owner is to see. */
const unsentStates = ['failing', 'unclear', 'held'] as const satisfies readonly MailState[];

const listed = (states: readonly string[]): SQL =>
  sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);

export const isMailState = (state: AnyPgColumn): SQL => sql`${state} in ${listed(mailStates)}`;
export const isUnsent = (state: AnyPgColumn | SQL): SQL => sql`${state} in ${listed(unsentStates)}`;

/** What is known of the delivery of a mail. */
export const deliveryColumns = () => ({
  state: text('state').notNull().default('waiting'),
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
});
