import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import { buildMail } from '../jobs';
import { hasBegun } from '../rules';
import { liveDates, lockEnrolment, toldNow } from '../seats';
import { enrolments } from '../table';
import { settle } from './settle';

export type AnswerOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'too_late' };

/** Takes an offered seat while it is held and the cohort has not begun. */
export const accept = (ctx: Context, id: string): Promise<AnswerOutcome> =>
  transact(ctx.db, async (tx): Promise<AnswerOutcome> => {
    const now = ctx.clock.now();
    const found = await lockEnrolment(tx, id);
    if (!found || found.enrolment.erasedAt) return { ok: false, reason: 'unknown' };
    const { cohort, enrolment } = found;
    // The person may have pressed the button twice.
    if (enrolment.status === 'enrolled') return { ok: true };
    const dates = await liveDates(tx, cohort.id);
    const isOff = cohort.status !== 'open' || hasBegun(dates, now);
    const isHeld = enrolment.status === 'offered' && enrolment.heldUntil && enrolment.heldUntil > now;
    if (isOff || !isHeld) {
      await settle(ctx, tx, cohort);
      return { ok: false, reason: 'too_late' };
    }
    await tx
      .update(enrolments)
      .set({ status: 'enrolled', heldUntil: null, told: toldNow(cohort, dates), updatedAt: now })
      .where(eq(enrolments.id, id));
    await enqueueMails(ctx, tx, [
      { ...buildMail(enrolment, 'enrolment-confirmed'), urgent: true },
      buildMail(enrolment, 'enrolment-notice', { noticed: 'enrolled' }),
    ]);
    return { ok: true };
  });
