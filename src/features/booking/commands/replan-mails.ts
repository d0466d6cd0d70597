import { and, asc, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { enqueueMails, type NewMail } from '#/platform/mail/outbox';
import { type MailRow, mailOutbox } from '#/platform/mail/outbox-table';
import { followUpHours } from '../follow-up-contract';
import { parseTimes, plannedMails } from '../jobs';
import { lockedMailPlan, type MailPlan } from '../mail-plan-queries';
import type { MailKind } from '../mails/kinds';
import { followedStatuses, followUpAt } from '../rules';
import { type ReservationRow, reservations } from '../table';

/** The kinds of mails whose times the owner sets. */
const plannedKinds = ['reminder', 'follow-up'] as const satisfies MailKind[];

/** How many appointments are replanned at once, because a statement has a maximum number of parameters. */
const atOnce = 500;

type Appointment = Pick<ReservationRow, 'id' | 'status' | 'startsAt' | 'endsAt' | 'sequence'>;

/** Replans the mails of all appointments that may have mails ahead; called in the transaction that changes the plan. */
export async function replanAll(ctx: Pick<Context, 'jobs' | 'clock'>, tx: Transaction): Promise<void> {
  const longest = Math.max(...followUpHours) * 3_600_000;
  const rows = await tx
    .select()
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, followedStatuses),
        gt(reservations.endsAt, new Date(ctx.clock.now().getTime() - longest)),
        isNull(reservations.erasedAt),
      ),
    )
    .orderBy(asc(reservations.startsAt));
  for (let from = 0; from < rows.length; from += atOnce)
    await replanMails(ctx, tx, rows.slice(from, from + atOnce));
}

/**
 * Replans the reminders and follow-ups of appointments by the current plan. A waiting mail whose due time is in the new plan
 * stays; other waiting mails are withdrawn. Mails that were already sent count: nobody gets a second follow-up, or more reminders
 * in all than the plan has.
 */
export async function replanMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  rows: readonly Appointment[],
): Promise<void> {
  const now = ctx.clock.now();
  const plan = await lockedMailPlan(tx);
  const ids = rows.map(({ id }) => id);
  const stored = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(
        inArray(mailOutbox.about, ids),
        inArray(mailOutbox.kind, [...plannedKinds]),
        ne(mailOutbox.state, 'dropped'),
      ),
    )
    .for('update');
  const changes = rows.flatMap((row) => plannedKinds.map((kind) => changesOf(row, kind, plan, stored, now)));
  const withdrawn = changes.flatMap(({ withdraw }) => withdraw.map(({ id }) => id));
  if (withdrawn.length > 0)
    await tx.update(mailOutbox).set({ state: 'dropped' }).where(inArray(mailOutbox.id, withdrawn));
  const added = changes.flatMap(({ add }) => add);
  await enqueueMails(ctx, tx, added);
}

interface Changes {
  withdraw: MailRow[];
  add: NewMail[];
}

/** Which mails of one kind an appointment loses and gets. `stored` are the stored mails of all appointments. */
function changesOf(
  row: Appointment,
  kind: (typeof plannedKinds)[number],
  plan: MailPlan,
  stored: readonly MailRow[],
  now: Date,
): Changes {
  const ofKind = stored.filter((mail) => mail.about === row.id && mail.kind === kind);
  const waiting = ofKind.filter(({ state, dueAt }) => state === 'waiting' && dueAt > now);
  // Mails from before a move don't count, because they were about another time.
  const used = ofKind.filter((mail) => !waiting.includes(mail) && isAbout(mail, row)).length;
  const most = kind === 'reminder' ? plan.reminders.length : 1;
  const ahead = plannedMails(row, plan, now).filter((mail) => mail.kind === kind);
  // If fewer mails may be sent than are planned, the latest are kept, because a reminder close to the appointment matters most.
  const planned = ahead.slice(Math.max(0, ahead.length - Math.max(0, most - used)));
  // If the new time of a follow-up is over, a waiting follow-up keeps its old time. Otherwise it would never be sent.
  const isOwed =
    kind === 'follow-up' && ahead.length === 0 && followUpAt(row, plan.followUpHours) !== undefined;
  const isIn = (mails: readonly { dueAt?: Date }[], { dueAt }: { dueAt?: Date }) =>
    mails.some((mail) => mail.dueAt?.getTime() === dueAt?.getTime());
  return {
    withdraw: isOwed ? [] : waiting.filter((mail) => !isIn(planned, mail)),
    add: planned.filter((mail) => !isIn(waiting, mail)),
  };
}

const isAbout = (mail: MailRow, { startsAt }: Appointment): boolean =>
  parseTimes(mail).startsAt.getTime() === startsAt.getTime();
