import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { applicationRow } from '#/features/training/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { cohortLimits } from '../rules';
import { cohorts } from '../table';
import { mintKey } from './save';

/**
 * Makes a private cohort from a company's inquiry, without dates, and with a seat for each participant up to
 * `cohortLimits.seats`. Makes none if a cohort that isn't cancelled was made from the inquiry before. Returns the id of the new
 * or the earlier cohort; undefined if there is no such inquiry, or if it was erased.
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
      // A conflict means that the owner has pressed the button twice, or made the cohort before.
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
