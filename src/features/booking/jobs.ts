import * as z from 'zod/mini';
import { serviceById } from '#/features/catalogue/queries';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { siteOf } from '#/platform/mail/addresses';
import { mintLink, voidLink } from '#/platform/mail/link-tokens';
import {
  type Composer,
  type Composers,
  enqueueMails,
  type NewMail,
  withdrawMails,
} from '#/platform/mail/outbox';
import type { MailRow } from '#/platform/mail/outbox-table';
import { lockedMailPlan, type MailPlan, mailPlan } from './mail-plan-queries';
import { kindOf, type MailKind, mailKinds, waitingKinds } from './mails/kinds';
import { lockReservation } from './queries';
import { answerDueAt, awaitsAnswer, followUpAt, heldUntil, isChangeable, reminderAt } from './rules';
import { type ReservationRow, reservationTokens, type TokenPurpose } from './table';

/** The queue of jobs that end requests which the owner has not answered in time. */
export const requestQueue = 'booking-request';
/** The queue of jobs that look for times that have become free, and offer them to people in the waiting list. */
export const freedQueue = 'booking-freed';
export const bookingQueues: Record<string, QueueOptions> = {
  [requestQueue]: { retryDelaySeconds: 15, retryDelayMaxSeconds: 900 },
  [freedQueue]: { retryDelaySeconds: 3, retryDelayMaxSeconds: 60 },
};
export interface RequestJob {
  reservationId: string;
}

/** Enqueues a job of `freedQueue`, in the caller's transaction; called when a time may have become free. */
export async function enqueueFreed({ jobs }: Pick<Context, 'jobs'>, tx: Executor): Promise<void> {
  await jobs.enqueue(tx, freedQueue, {});
}

/** Enqueues, in the caller's transaction, the job that ends a request at the time when it lapses. */
export async function enqueueExpiry(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction,
  row: Pick<ReservationRow, 'id' | 'startsAt' | 'answerBy'>,
): Promise<void> {
  const job: RequestJob = { reservationId: row.id };
  await jobs.enqueue(tx, requestQueue, job, { startAfter: heldUntil(row) });
}

export type MailEvent = 'created' | 'requested' | 'approved' | 'moved' | 'cancelled';

const mailsAfter: Record<MailEvent, MailKind[]> = {
  created: ['confirmation', 'notice'],
  requested: ['request', 'request-notice'],
  approved: ['confirmation', 'approved-notice'],
  moved: ['moved', 'moved-notice'],
  cancelled: ['cancelled', 'cancelled-notice'],
};

/** The times that a mail is about; the outbox stores them as JSON. */
const snapshotSchema = z.object({ startsAt: z.coerce.date(), previousStartsAt: z.nullable(z.coerce.date()) });

type Appointment = Pick<ReservationRow, 'id' | 'startsAt' | 'sequence'>;
type PlannedAppointment = Appointment & Pick<ReservationRow, 'status' | 'endsAt'>;
type StoredAppointment = PlannedAppointment & Pick<ReservationRow, 'answerBy'>;

/** A mail to enqueue, about the current state of the appointment. */
export const buildMail = (
  { id, startsAt, sequence }: Appointment,
  kind: string,
  previousStartsAt: Date | null = null,
): NewMail => ({
  kind,
  about: id,
  sequence,
  snapshot: { startsAt, previousStartsAt } satisfies z.output<typeof snapshotSchema>,
});

export const parseTimes = (mail: Pick<MailRow, 'snapshot'>) => snapshotSchema.parse(mail.snapshot);

/** The mails that are planned for later, by the appointment's status: reminders, the earliest first, and then the follow-up. */
export function plannedMails(row: PlannedAppointment, plan: MailPlan, now: Date): NewMail[] {
  const reminders = row.status === 'confirmed' ? plan.reminders : [];
  const due = [
    ...reminders.map((hours) => ({ kind: 'reminder', dueAt: reminderAt(row.startsAt, now, hours) })),
    { kind: 'follow-up', dueAt: followUpAt(row, plan.followUpHours) },
  ];
  return due.flatMap(({ kind, dueAt }) => (dueAt && dueAt > now ? [{ ...buildMail(row, kind), dueAt }] : []));
}

/**
 * Enqueues the mails that follow from an event, in the caller's transaction. `row` is the reservation after the change. Unsent
 * mails that were planned for later are withdrawn; new ones replace them, except after a cancellation. For a pending request,
 * this enqueues a mail that reminds the owner to answer, and the job that ends the request.
 */
export async function enqueueReservationMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  row: StoredAppointment,
  event: MailEvent,
  previousStartsAt: Date | null = null,
): Promise<void> {
  const plan = await lockedMailPlan(tx);
  if (event !== 'created' && event !== 'requested') await withdrawMails(tx, row.id, waitingKinds);
  const mails = mailsAfter[event].map((kind) => buildMail(row, kind, previousStartsAt));
  const now = ctx.clock.now();
  if (row.status === 'pending') {
    mails.push({ ...buildMail(row, 'request-due'), dueAt: answerDueAt(heldUntil(row), now) });
    await enqueueExpiry(ctx, tx, row);
  }
  if (event !== 'cancelled') mails.push(...plannedMails(row, plan, now));
  await enqueueMails(ctx, tx, mails);
}

/** Whether a link of each purpose can still be used. If not, a mail that is composed now gets no link. */
const isUsable: Record<TokenPurpose, (reservation: ReservationRow, now: Date) => boolean> = {
  manage: isChangeable,
  answer: awaitsAnswer,
};

/** Whether a mail is still true. Usually it is not after a later change of the appointment, which has its own mail. */
function isStillTrue(
  kind: MailKind,
  mail: Pick<Appointment, 'startsAt' | 'sequence'>,
  reservation: ReservationRow,
  now: Date,
): boolean {
  if (reservation.erasedAt) return false;
  // A mail with a link to move or cancel is of no use once the appointment has begun.
  const { link, waitsIn } = kindOf(kind);
  if (link === 'manage' && mail.startsAt <= now) return false;
  if (!waitsIn) return mail.sequence >= reservation.sequence;
  const isMoved = mail.startsAt.getTime() !== reservation.startsAt.getTime();
  return !isMoved && waitsIn.includes(reservation.status);
}

/** Composes a mail and creates its link while the reservation is locked against changes. */
const composer =
  (kind: MailKind): Composer =>
  async (ctx, { id, about, sequence, snapshot }) => {
    const now = ctx.clock.now();
    const mail = { id, kind, sequence, ...parseTimes({ snapshot }) };
    const [{ composeMail }, profile] = await Promise.all([import('./mails/compose'), storedProfile(ctx)]);
    return transact(ctx.db, async (tx) => {
      const reservation = await lockReservation(tx, about);
      if (!reservation || !isStillTrue(kind, mail, reservation, now)) return undefined;
      const { link } = kindOf(kind);
      const token =
        link && isUsable[link](reservation, now)
          ? await mintLink(tx, reservationTokens, about, now, { purpose: link })
          : undefined;
      const service = await serviceById(tx, reservation.serviceId);
      const plan = await mailPlan(tx);
      const remindersFollow = plan.reminders.filter((hours) => reminderAt(mail.startsAt, now, hours));
      const followUpText = plan.followUpTexts[reservation.language];
      const subject = { mail, reservation, service, profile, token, remindersFollow, followUpText, now };
      const onUnsent = async () => token && voidLink(ctx.db, reservationTokens, token);
      return { ...(await composeMail({ ...siteOf(ctx), ...subject })), onUnsent };
    });
  };

export const bookingMails: Composers = Object.fromEntries(mailKinds.map((kind) => [kind, composer(kind)]));
