import { eq } from 'drizzle-orm';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails, withdrawMails } from '#/platform/mail/outbox';
import type { CertificateRequest } from '../admin-contract';
import { attendedBy } from '../certificate-queries';
import { buildMail } from '../jobs';
import { canHaveCertificate } from '../rules';
import { lockEnrolment } from '../seats';
import { enrolments } from '../table';
import { settle } from './settle';

/** Issues a person's certificate and sends a mail, or takes the certificate back without a mail. */
export const issueCertificate = (
  ctx: Context,
  cohortId: string,
  { enrolmentId, issued }: CertificateRequest,
): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    const now = ctx.clock.now();
    const before = await lockEnrolment(tx, enrolmentId);
    if (!before || before.cohort.id !== cohortId) return { ok: false, reason: 'unknown' };
    // The cohort may have ended although its job hasn't run yet. Then `settle` sets the person's status to `finished`.
    await settle(ctx, tx, before.cohort);
    const found = await lockEnrolment(tx, enrolmentId);
    const attended = (await attendedBy(tx, [enrolmentId])).get(enrolmentId)?.length ?? 0;
    if (!found || found.enrolment.erasedAt || !canHaveCertificate(found.enrolment, attended))
      return { ok: false, reason: 'not_changeable' };
    if ((found.enrolment.certificateAt !== null) === issued) return { ok: true };
    await tx
      .update(enrolments)
      .set({ certificateAt: issued ? now : null, updatedAt: now })
      .where(eq(enrolments.id, enrolmentId));
    if (issued) await enqueueMails(ctx, tx, [buildMail(found.enrolment, 'enrolment-certificate')]);
    else await withdrawMails(tx, enrolmentId, ['enrolment-certificate']);
    return { ok: true };
  });
