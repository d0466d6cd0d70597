import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import { buildMail } from '../jobs';
import { isLive } from '../rules';
import { lockEnrolment } from '../seats';
import { enrolments } from '../table';
import type { AnswerOutcome } from './accept';
import { settle } from './settle';

/** Ends an enrolment at the person's request. A seat that becomes free is offered to the next in the waiting list. */
export const leave = (ctx: Context, id: string): Promise<AnswerOutcome> =>
  transact(ctx.db, async (tx): Promise<AnswerOutcome> => {
    const now = ctx.clock.now();
    const found = await lockEnrolment(tx, id);
    if (!found || found.enrolment.erasedAt) return { ok: false, reason: 'unknown' };
    const { cohort, enrolment } = found;
    if (enrolment.status === 'left') return { ok: true };
    if (!isLive(enrolment.status) || cohort.status !== 'open') return { ok: false, reason: 'too_late' };
    await tx
      .update(enrolments)
      .set({ status: 'left', heldUntil: null, updatedAt: now })
      .where(eq(enrolments.id, id));
    const hadSeat = enrolment.status === 'enrolled';
    await enqueueMails(ctx, tx, [
      buildMail(enrolment, 'enrolment-left'),
      ...(hadSeat ? [buildMail(enrolment, 'enrolment-left-notice')] : []),
    ]);
    await settle(ctx, tx, cohort);
    return { ok: true };
  });
