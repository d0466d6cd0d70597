import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { deliveryColumns, isMailState, isUnsent } from './delivery-columns';

/** Each mail that follows from something stored: whether it went out, and with which error it didn't. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    /** Which letter it is; the composer of that name writes it. */
    kind: text('kind').notNull(),
    /** The row that the mail is about. */
    about: uuid('about').notNull(),
    ...deliveryColumns(),
  },
  (table) => [
    check('mail_outbox_state', isMailState(table.state)),
    index('mail_outbox_about').on(table.about),
    index('mail_outbox_unsent').on(table.dueAt).where(isUnsent(table.state)),
  ],
);
