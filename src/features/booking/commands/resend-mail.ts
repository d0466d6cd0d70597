import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { resendMail } from '#/platform/mail/outbox';
import { mailAbout, toldBy } from '../jobs';
import { isResendable } from '../rules';
import { reservations } from '../table';

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' };

/** Sends a mail again: one that did not get out at once, one that did as a new mail that tells of what is true now. */
export async function resendReservationMail(ctx: Context, id: string, mailId: string): Promise<Resent> {
  const resent = await resendMail(
    ctx,
    async (tx) => (await tx.select().from(reservations).where(eq(reservations.id, id)).for('update'))[0],
    mailId,
    (mail, row) => {
      if (!isResendable(mail, row, ctx.clock.now())) return undefined;
      const isCurrent = mail.sequence === row.sequence;
      return mailAbout(row, mail.kind, isCurrent ? toldBy(mail).previousStartsAt : null);
    },
  );
  // Nobody is left for whom an erased appointment's mail would be true.
  return resent.ok ? resent : { ok: false, reason: resent.reason === 'unknown' ? 'unknown' : 'outdated' };
}
