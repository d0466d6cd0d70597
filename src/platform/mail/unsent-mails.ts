import { count, ne } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { type MailState, mailOutbox } from './outbox-table';

/** How many mails are in each state, without those that were sent; reminders of future appointments are waiting ones. */
export const countUnsentMails = (db: Executor): Promise<{ state: MailState; mails: number }[]> =>
  db
    .select({ state: mailOutbox.state, mails: count() })
    .from(mailOutbox)
    .where(ne(mailOutbox.state, 'sent'))
    .groupBy(mailOutbox.state);
