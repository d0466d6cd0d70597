import { and, eq } from 'drizzle-orm';
import { applicationRow } from '#/features/training/queries';
import type { Transaction } from '#/platform/db/database';
import { cohorts } from '../table';

/** Part of erasing an inquiry: empties the note of each cohort that was made from it, if the note is still the company's name. */
export async function forgetCompany(tx: Transaction, applicationId: string): Promise<void> {
  const { company } = (await applicationRow(tx, applicationId)) ?? {};
  if (!company) return;
  await tx
    .update(cohorts)
    .set({ note: '' })
    .where(and(eq(cohorts.applicationId, applicationId), eq(cohorts.note, company)));
}
