import { eq } from 'drizzle-orm';
import { eraseRecord } from '#/owner/records/commands';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { participant } from '../contract';
import { isErasable } from '../rules';
import { lockEnrolment } from '../seats';
import { enrolments, enrolmentTokens } from '../table';
import { settle } from './settle';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** Erases the person's data. The row that remains is anonymous. */
export const erase = (ctx: ErasureContext, id: string): Promise<Done> =>
  eraseRecord(ctx, enrolments, id, {
    lock: async (tx) => (await lockEnrolment(tx, id))?.enrolment,
    refusal: (row) => (isErasable(row) ? undefined : 'still_open'),
    emptied: (_, now) => ({
      ...participant.erased,
      visitorZone: null,
      idempotencyKey: null,
      requestHash: null,
      updatedAt: now,
    }),
    links: enrolmentTokens,
  });

/**
 * Erases an enrolment again, because a restored backup has brought back its personal data. A live enrolment can't be erased, so
 * one that is live in the backup must have ended later, before it was erased. It ends now, and its seat becomes free.
 */
export const eraseAgain = (ctx: ErasureContext, id: string): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const found = await lockEnrolment(tx, id);
    if (found && !isErasable(found.enrolment)) {
      await tx.update(enrolments).set({ status: 'left', heldUntil: null }).where(eq(enrolments.id, id));
      await settle(ctx, tx, found.cohort);
    }
    return erase({ ...ctx, db: tx }, id);
  });
