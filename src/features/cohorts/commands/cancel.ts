import { eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import type { CancelRequest } from '../admin-contract';
import { buildMail } from '../jobs';
import { liveStatuses, openness } from '../rules';
import { isIn, liveDates, lockCohort } from '../seats';
import { cohorts, enrolments } from '../table';
import { settle } from './settle';

/** Cancels a cohort that isn't over, and sends a mail to everybody who takes part or waits. This can't be undone. */
export const cancel = (ctx: Context, id: string, { note, version }: CancelRequest): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const cohort = await lockCohort(tx, id);
    if (!cohort) return { ok: false, reason: 'unknown' };
    if (cohort.status !== 'open') return { ok: false, reason: 'not_changeable' };
    // The cohort may have ended although its job hasn't run yet.
    if (openness(cohort, await liveDates(tx, id), now) === 'over') {
      await settle(ctx, tx, cohort);
      return { ok: false, reason: 'not_changeable' };
    }
    if (version !== undefined && cohort.version !== version) return { ok: false, reason: 'changed' };
    const told = await tx
      .update(enrolments)
      .set({ status: 'cancelled', heldUntil: null, updatedAt: now })
      .where(isIn(id, ...liveStatuses))
      .returning({ id: enrolments.id });
    await tx
      .update(cohorts)
      .set({
        status: 'cancelled',
        cancellationNote: note || null,
        tellAt: null,
        version: cohort.version + 1,
        updatedAt: now,
      })
      .where(eq(cohorts.id, id));
    const mails = told.map((row) => buildMail(row, 'enrolment-cancelled'));
    await enqueueMails(ctx, tx, mails);
    return { ok: true };
  });
