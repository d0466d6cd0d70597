import { and, eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { AttendanceRequest } from '../admin-contract';
import { hasSeat } from '../rules';
import { lockEnrolment } from '../seats';
import { attendances, cohortDates } from '../table';

export const markAttendance = (
  ctx: Context,
  cohortId: string,
  { enrolmentId, dateId, present }: AttendanceRequest,
): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const found = await lockEnrolment(tx, enrolmentId);
    if (!found || found.cohort.id !== cohortId) return { ok: false, reason: 'unknown' };
    const [date] = await tx
      .select()
      .from(cohortDates)
      .where(and(eq(cohortDates.id, dateId), eq(cohortDates.cohortId, cohortId)));
    const { status, certificateAt } = found.enrolment;
    // Once a certificate is issued, the attendance on which it is based can't be changed.
    if (!date || date.cancelledAt || date.startsAt > now || !hasSeat(status) || certificateAt)
      return { ok: false, reason: 'not_changeable' };
    await tx
      .insert(attendances)
      .values({ enrolmentId, dateId, present, at: now })
      .onConflictDoUpdate({
        target: [attendances.enrolmentId, attendances.dateId],
        set: { present, at: now },
      });
    return { ok: true };
  });
