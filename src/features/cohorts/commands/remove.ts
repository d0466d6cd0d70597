import { eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import { buildMail } from '../jobs';
import { isLive } from '../rules';
import { lockEnrolment } from '../seats';
import { enrolments } from '../table';
import { settle } from './settle';

/** Removes a person from a cohort at the owner's request, and sends a mail. A seat that becomes free is offered to the next. */
export const remove = (ctx: Context, id: string): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const found = await lockEnrolment(tx, id);
    if (!found) return { ok: false, reason: 'unknown' };
    const { cohort, enrolment } = found;
    if (enrolment.erasedAt || !isLive(enrolment.status)) return { ok: false, reason: 'not_changeable' };
    await tx
      .update(enrolments)
      .set({ status: 'removed', heldUntil: null, updatedAt: now })
      .where(eq(enrolments.id, id));
    await enqueueMails(ctx, tx, [buildMail(enrolment, 'enrolment-removed')]);
    await settle(ctx, tx, cohort);
    return { ok: true };
  });
