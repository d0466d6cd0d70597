import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { applicationRow } from '#/features/training/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { cohortLimits } from '../rules';
import { cohorts } from '../table';
import { mintKey } from './save';

/**
 * Makes a private cohort from an inquiry, with the secret of its address and a seat for each participant, as far as
 * `cohortLimits.seats` allows, but without dates. Returns the cohort's id. If a cohort that isn't cancelled was already made from
 * the inquiry, returns that one's id. Undefined if there is no such inquiry.
 */
export const makePrivate = (ctx: Context, applicationId: string): Promise<string | undefined> =>
  transact(ctx.db, async (tx): Promise<string | undefined> => {
    const now = ctx.clock.now();
    const inquiry = await applicationRow(tx, applicationId);
    if (!inquiry || inquiry.erasedAt) return undefined;
    const made = await tx
      .insert(cohorts)
      .values({
        id: randomUUID(),
        applicationId,
        visibility: 'private',
        key: mintKey(),
        programId: inquiry.programId,
        place: '',
        link: '',
        minimum: 0,
        holdHours: 24,
        closesAt: null,
        seats: Math.min(inquiry.participantCount, cohortLimits.seats),
        language: inquiry.language,
        note: inquiry.company ?? '',
        price: { mode: 'hidden', amount: null, currency: 'TRY' },
        createdAt: now,
        updatedAt: now,
      })
      // The owner has pressed the button twice, or made the cohort before.
      .onConflictDoNothing()
      .returning({ id: cohorts.id });
    const [row] =
      made.length > 0
        ? made
        : await tx
            .select({ id: cohorts.id })
            .from(cohorts)
            .where(and(eq(cohorts.applicationId, applicationId), ne(cohorts.status, 'cancelled')));
    return row?.id;
  });
