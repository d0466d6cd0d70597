import { count, ne } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { type MailState, mailOutbox } from './outbox-table';

/** How many mails are in each state other than `sent`. Reminders of future appointments count as `waiting`. */
export const countUnsentMails = (db: Executor): Promise<{ state: MailState; mails: number }[]> =>
  db
    .select({ state: mailOutbox.state, mails: count() })
    .from(mailOutbox)
    .where(ne(mailOutbox.state, 'sent'))
    .groupBy(mailOutbox.state);
