import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { type ResendRequest, resendMail } from '#/platform/mail/outbox';
import { isStillTrue } from '../jobs';
import { lockEnrolment } from '../seats';

/** Sends a mail again if it is still true, with a new link if it has one. Otherwise refuses as `outdated`. */
export async function resendEnrolmentMail(ctx: Context, id: string, request: ResendRequest): Promise<Done> {
  const resent = await resendMail(
    ctx,
    async (tx) => {
      const found = await lockEnrolment(tx, id);
      return found && { ...found.enrolment, cohort: found.cohort };
    },
    request,
    ({ kind, about, sequence, snapshot }, row) =>
      isStillTrue({ kind, sequence, snapshot }, row, row.cohort, ctx.clock.now())
        ? { kind, about, sequence, snapshot }
        : undefined,
  );
  return resent.ok ? resent : { ok: false, reason: resent.reason === 'unknown' ? 'unknown' : 'outdated' };
}
