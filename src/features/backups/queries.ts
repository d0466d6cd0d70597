import { and, inArray, lte, type SQL } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { type MailState, mailOutbox } from '#/platform/mail/outbox-table';
import { siteRestore } from './table';

/** Whether mails and jobs are held back, because the site was restored and nobody has activated it. */
export async function isHeld(db: Executor): Promise<boolean> {
  const [row] = await db.select({ activatedAt: siteRestore.activatedAt }).from(siteRestore);
  return row?.activatedAt === null;
}

const undelivered: MailState[] = ['waiting', 'sending', 'failing'];

/** Mails that were due before the site was restored: the one that was lost has probably sent them. */
export const isOverdue = (restoredAt: Date): SQL | undefined =>
  and(inArray(mailOutbox.state, undelivered), lte(mailOutbox.dueAt, restoredAt));

/** How many such mails a restored site has. */
export async function countOverdueMails(db: Executor): Promise<number> {
  const [row] = await db.select({ restoredAt: siteRestore.restoredAt }).from(siteRestore);
  return row ? db.$count(mailOutbox, isOverdue(row.restoredAt)) : 0;
}
