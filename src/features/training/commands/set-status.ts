import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { applicationRow } from '../queries';
import type { ApplicationStatus } from '../rules';
import { trainingApplications } from '../table';

export type StatusSet = { ok: true } | { ok: false; reason: 'unknown' | 'erased' };

/** Notes how far an application has come; any change can be taken back (decisions, section 5). */
export async function setStatus(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  status: ApplicationStatus,
): Promise<StatusSet> {
  const now = clock.now();
  await db
    .update(trainingApplications)
    .set({ status, statusAt: now, updatedAt: now })
    .where(
      and(
        eq(trainingApplications.id, id),
        ne(trainingApplications.status, status),
        isNull(trainingApplications.erasedAt),
      ),
    );
  const row = await applicationRow(db, id);
  if (!row) return { ok: false, reason: 'unknown' };
  return row.erasedAt ? { ok: false, reason: 'erased' } : { ok: true };
}
