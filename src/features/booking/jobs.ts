import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { LocalizedProfile } from '#/features/profile/contract';
import type { Context } from '#/platform/context';
import { hashToken, mintToken } from '#/platform/crypto/token';
import type { Transaction } from '#/platform/db/database';
import { insertAll } from '#/platform/db/insert-all';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { messageIdOf } from '#/platform/mail/addresses';
import { beginDelivery, deliver, isDone } from '#/platform/mail/delivery';
import type { MailTransport } from '#/platform/mail/transport';
import type { MailKind } from './mails/letter';
import { reminderAt } from './rules';
import {
  manageTokens,
  type ReservationMailRow,
  type ReservationRow,
  reservationMails,
  reservations,
} from './table';

export const mailQueue = 'booking-mail';
export const bookingQueues: Record<string, QueueOptions> = {
  [mailQueue]: { retryDelaySeconds: 3, retryDelayMaxSeconds: 900, concurrency: 2 },
};

export interface MailJob {
  mailId: string;
}

export interface MailContext extends Context {
  mail: MailTransport;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Where the owner's notices go; without it, to the profile's e-mail. */
  ownerEmail: string | undefined;
  profile(): Promise<LocalizedProfile>;
}

export type MailEvent = 'created' | 'moved' | 'cancelled';

const mailsOf: Record<MailEvent, MailKind[]> = {
  created: ['confirmation', 'notice'],
  moved: ['moved', 'moved-notice'],
  cancelled: ['cancelled', 'cancelled-notice'],
};

/** What mails about an appointment are planned by. */
type Planned = Pick<ReservationRow, 'id' | 'startsAt' | 'sequence'>;

/**
 * Inside the caller's transaction: the rows of the mails that follow from the event, and a job for each.
 * `rows` are the reservations after the change. A reminder that hasn't gone out yet makes way for the new one.
 */
export async function planMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  rows: readonly Planned[],
  event: MailEvent,
  previousStartsAt?: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const now = ctx.clock.now();
  if (event !== 'created')
    await dropReminders(
      tx,
      rows.map(({ id }) => id),
    );
  const mails = rows.flatMap((row) => mailsAbout(row, event, now, previousStartsAt));
  const jobs = mails.map(({ id, dueAt }) => ({
    data: { mailId: id } satisfies MailJob,
    ...(dueAt > now ? { startAfter: dueAt } : {}),
  }));
  await Promise.all([insertAll(tx, reservationMails, mails), ctx.jobs.enqueueAll(tx, mailQueue, jobs)]);
}

function mailsAbout(
  { id, startsAt, sequence }: Planned,
  event: MailEvent,
  now: Date,
  previousStartsAt?: Date,
) {
  const about = { reservationId: id, sequence, startsAt };
  const previous = event === 'moved' ? (previousStartsAt ?? null) : null;
  const mails = mailsOf[event].map((kind) => ({
    ...about,
    id: randomUUID(),
    kind,
    previousStartsAt: previous,
    dueAt: now,
  }));
  const reminderDue = event === 'cancelled' ? undefined : reminderAt(startsAt, now);
  if (reminderDue)
    mails.push({ ...about, id: randomUUID(), kind: 'reminder', previousStartsAt: null, dueAt: reminderDue });
  return mails;
}

async function dropReminders(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(reservationMails)
    .set({ state: 'dropped' })
    .where(
      and(
        inArray(reservationMails.reservationId, [...ids]),
        eq(reservationMails.kind, 'reminder'),
        inArray(reservationMails.state, ['waiting', 'failing', 'unclear', 'held']),
      ),
    );
}

/** Mails whose reader is handed the link to move or cancel. */
const linked: string[] = ['confirmation', 'moved', 'reminder'] satisfies MailKind[];

/** Whether a mail has nothing true to say any more: a later change has its own mail, which tells everything. */
function outdated(mail: ReservationMailRow, reservation: ReservationRow, now: Date): boolean {
  if (reservation.erasedAt) return true;
  // To the visitor, a confirmation of what is over would be news of nothing; the owner's notice stays true.
  if (linked.includes(mail.kind) && mail.startsAt <= now) return true;
  if (mail.kind !== 'reminder') return mail.sequence < reservation.sequence;
  const elsewhere = mail.startsAt.getTime() !== reservation.startsAt.getTime();
  return elsewhere || reservation.status !== 'confirmed';
}

interface Prepared {
  mail: ReservationMailRow;
  reservation: ReservationRow;
  token: string | undefined;
}

/** Decides whether the mail is still to be sent, and makes its link, while no change of the reservation can come between. */
async function prepare(
  tx: Transaction,
  mailId: string,
  now: Date,
): Promise<Prepared | 'unknown' | undefined> {
  const itsReservation = tx
    .select({ id: reservationMails.reservationId })
    .from(reservationMails)
    .where(eq(reservationMails.id, mailId));
  const [reservation] = await tx
    .select()
    .from(reservations)
    .where(inArray(reservations.id, itsReservation))
    .for('update');
  const [mail] = await tx.select().from(reservationMails).where(eq(reservationMails.id, mailId));
  if (!reservation || !mail) return 'unknown';
  if (isDone(mail)) return undefined;
  if (outdated(mail, reservation, now)) {
    await tx.update(reservationMails).set({ state: 'dropped' }).where(eq(reservationMails.id, mailId));
    return undefined;
  }
  const begun = await beginDelivery(tx, reservationMails, mail, now);
  if (!begun) return undefined;
  const changeable = reservation.status === 'confirmed' && reservation.startsAt > now;
  if (!changeable || !linked.includes(mail.kind)) return { mail: begun, reservation, token: undefined };
  const token = mintToken();
  await tx
    .insert(manageTokens)
    .values({ hash: hashToken(token), reservationId: reservation.id, createdAt: now });
  return { mail: begun, reservation, token };
}

/**
 * The job: sends one mail, unless it went out already or has nothing true to say any more. Throws when it couldn't,
 * so that the queue tries again. Of a mail that was taken back nothing is kept.
 */
export async function sendMail(ctx: MailContext, mailId: string): Promise<void> {
  const now = ctx.clock.now();
  const prepared = await transact(ctx.db, (tx) => prepare(tx, mailId, now));
  if (prepared === 'unknown') return ctx.mail.forget(messageIdOf(mailId, ctx.baseUrl));
  if (!prepared) return;
  const { mail, reservation, token } = prepared;
  const compose = async () => {
    const { composeMail } = await import('./mails/compose');
    const reminderFollows = reminderAt(mail.startsAt, now) !== undefined;
    const { baseUrl, ownerEmail } = ctx;
    const profile = await ctx.profile();
    return composeMail({ mail, reservation, profile, baseUrl, ownerEmail, token, reminderFollows, now });
  };
  // The link of a mail that nobody got opens nothing.
  const voidLink = async () =>
    token && ctx.db.delete(manageTokens).where(eq(manageTokens.hash, hashToken(token)));
  await deliver(ctx, reservationMails, mail, compose, voidLink);
}
