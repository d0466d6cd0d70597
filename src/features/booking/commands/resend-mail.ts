import type { Context } from '#/platform/context';
import { type ResendRequest, resendMail } from '#/platform/mail/outbox';
import { buildMail, parseTimes } from '../jobs';
import { isResendable } from '../mails/kinds';
import { lockReservation } from '../queries';

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' };

/** Sends a mail again: at once if it is unsent and the appointment is the same, otherwise as a new mail about the current state. */
export async function resendReservationMail(
  ctx: Context,
  id: string,
  request: ResendRequest,
): Promise<Resent> {
  const resent = await resendMail(
    ctx,
    (tx) => lockReservation(tx, id),
    request,
    (mail, row) => {
      if (!isResendable(mail.kind, row, ctx.clock.now())) return undefined;
      const isCurrent = mail.sequence === row.sequence;
      return buildMail(row, mail.kind, isCurrent ? parseTimes(mail).previousStartsAt : null);
    },
  );
  // The mails of an erased appointment are outdated too.
  return resent.ok ? resent : { ok: false, reason: resent.reason === 'unknown' ? 'unknown' : 'outdated' };
}
