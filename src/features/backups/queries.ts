import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { auditLog } from '#/platform/audit/log-table';
import type { Executor } from '#/platform/db/database';
import { type MailState, mailOutbox } from '#/platform/mail/outbox-table';
import { siteRestore } from './table';

const undelivered: MailState[] = ['waiting', 'sending', 'failing'];

/** Mails that are unsent in the backup and were due before the restoration. The site has probably sent them since the backup. */
export const isOverdue = (restoredAt: Date): SQL | undefined =>
  and(inArray(mailOutbox.state, undelivered), lte(mailOutbox.dueAt, restoredAt));

/** Audit entries of the restoration about records that it erased again, because they had been erased after the backup. */
const isErasedAgain = (restoredAt: Date): SQL | undefined =>
  and(eq(auditLog.at, restoredAt), eq(auditLog.actor, 'operator'), eq(auditLog.action, 'erased'));

/** To which database the site was moved from this one, and when. Undefined if it was not moved away, or was moved back. */
export async function movedAway(db: Executor): Promise<{ to: string; at: string } | undefined> {
  const [row] = await db.select().from(siteRestore).where(isNull(siteRestore.activatedAt));
  return row?.movedTo ? { to: row.movedTo, at: row.restoredAt.toISOString() } : undefined;
}

/** The restoration after which mails and jobs are still held back; undefined if nothing is held back. */
export async function heldRestore(db: Executor) {
  const [row] = await db.select().from(siteRestore).where(isNull(siteRestore.activatedAt));
  if (!row) return undefined;
  return {
    madeAt: row.madeAt.toISOString(),
    restoredAt: row.restoredAt.toISOString(),
    overdueMails: await db.$count(mailOutbox, isOverdue(row.restoredAt)),
    erasedAgain: await db.$count(auditLog, isErasedAgain(row.restoredAt)),
  };
}
