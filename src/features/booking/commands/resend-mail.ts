import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { isDone, releaseMail } from '#/platform/mail/delivery';
import { type MailJob, mailQueue } from '../jobs';
import type { MailKind } from '../mails/letter';
import { type ReservationMailRow, type ReservationRow, reservationMails } from '../table';
import { seenByOwner } from './move-for-owner';

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' };

/** Whether a mail still has something true to say: of an appointment as it is now, to somebody who is known. */
export function isResendable(
  mail: Pick<ReservationMailRow, 'kind' | 'state' | 'dueAt'>,
  row: ReservationRow,
  now: Date,
): boolean {
  if (row.erasedAt || (mail.state === 'waiting' && mail.dueAt > now)) return false;
  const kind = mail.kind as MailKind;
  if (kind === 'cancelled' || kind === 'cancelled-notice') return row.status === 'cancelled';
  if (row.status !== 'confirmed') return false;
  return kind === 'notice' || kind === 'moved-notice' || row.startsAt > now;
}

/** It has not gone out, and tells of the appointment as it is. */
const isUnsent = (mail: ReservationMailRow, row: ReservationRow): boolean =>
  mail.sequence === row.sequence && !isDone(mail);

/** A new mail of the same kind, which tells of what is true now; its id. */
async function renewed(
  tx: Transaction,
  mail: ReservationMailRow,
  row: ReservationRow,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(reservationMails).values({
    id,
    reservationId: row.id,
    kind: mail.kind,
    sequence: row.sequence,
    startsAt: row.startsAt,
    previousStartsAt: mail.sequence === row.sequence ? mail.previousStartsAt : null,
    dueAt: now,
    byOwner: true,
  });
  return id;
}

/** Sends a mail again: one that did not get out at once, one that did as a new mail that tells of what is true now. */
export const resendMail = (ctx: Context, id: string, mailId: string): Promise<Resent> =>
  transact(ctx.db, async (tx): Promise<Resent> => {
    const seen = await seenByOwner(tx, id, undefined);
    if (!seen.ok) return { ok: false, reason: seen.reason === 'unknown' ? 'unknown' : 'outdated' };
    const { current: row } = seen;
    const [mail] = await tx
      .select()
      .from(reservationMails)
      .where(and(eq(reservationMails.id, mailId), eq(reservationMails.reservationId, id)));
    if (!mail) return { ok: false, reason: 'unknown' };
    const now = ctx.clock.now();
    if (!isResendable(mail, row, now)) return { ok: false, reason: 'outdated' };
    const isOpen = isUnsent(mail, row);
    if (isOpen) await releaseMail(tx, reservationMails, mail);
    const next = isOpen ? mail.id : await renewed(tx, mail, row, now);
    await ctx.jobs.enqueue(tx, mailQueue, { mailId: next } satisfies MailJob);
    return { ok: true };
  });
