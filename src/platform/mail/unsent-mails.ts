import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { dayMs } from '#/platform/time/zone';
import { type MailState, mailOutbox } from './outbox-table';

/** How many mails are in each state except `sent`. Reminders of future appointments are `waiting`. */
export const countUnsentMails = (db: Executor): Promise<{ state: MailState; mails: number }[]> =>
  db
    .select({ state: mailOutbox.state, mails: count() })
    .from(mailOutbox)
    .where(ne(mailOutbox.state, 'sent'))
    .groupBy(mailOutbox.state);

/** How many mails of the last week ended without a reply from the server, so that nobody knows whether they arrived. */
export const countUnclearMails = (db: Executor, now: Date): Promise<number> =>
  db.$count(
    mailOutbox,
    and(eq(mailOutbox.state, 'unclear'), gt(mailOutbox.dueAt, new Date(now.getTime() - 7 * dayMs))),
  );
