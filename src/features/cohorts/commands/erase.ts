import { eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { deleteMails } from '#/platform/mail/outbox';
import { participant } from '../contract';
import { isErasable } from '../rules';
import { lockEnrolment } from '../seats';
import { enrolments, enrolmentTokens } from '../table';
import { settle } from './settle';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** Erases the person's data for good, links and mails included; what remains says only that somebody took part. */
export const erase = (ctx: ErasureContext, id: string): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const found = await lockEnrolment(tx, id);
    if (!found) return { ok: false, reason: 'unknown' };
    const { enrolment } = found;
    if (enrolment.erasedAt) return { ok: true };
    if (!isErasable(enrolment)) return { ok: false, reason: 'still_open' };
    await tx
      .update(enrolments)
      .set({
        ...participant.erased,
        visitorZone: null,
        idempotencyKey: null,
        requestHash: null,
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(enrolments.id, id));
    await tx.delete(enrolmentTokens).where(eq(enrolmentTokens.about, id));
    await deleteMails(ctx, tx, id);
    await enqueueRewrite(ctx, tx);
    return { ok: true };
  });

/** Erases somebody whom a restored backup has brought back; a seat, which they had left before they were erased, becomes free again. */
export const eraseAgain = (ctx: ErasureContext, id: string): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const found = await lockEnrolment(tx, id);
    if (found && !isErasable(found.enrolment)) {
      await tx.update(enrolments).set({ status: 'left', heldUntil: null }).where(eq(enrolments.id, id));
      await settle(ctx, tx, found.cohort);
    }
    return erase({ ...ctx, db: tx }, id);
  });
