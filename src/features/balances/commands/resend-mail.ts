import type { Context } from '#/platform/context';
import { resendMail } from '#/platform/mail/outbox';
import { buildMail, isTrue } from '../jobs';
import { lockBalance } from '../ledger';
import { type BalanceMail, balanceMailKinds } from '../mails/kinds';

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' };

const isBalanceMail = (kind: string): kind is BalanceMail => balanceMailKinds.some((each) => each === kind);

/** Sends a mail again, with a link of its own; what it says is as true as it was, or it isn't sent. */
export async function resendBalanceMail(ctx: Context, id: string, mailId: string): Promise<Resent> {
  const resent = await resendMail(
    ctx,
    (tx) => lockBalance(tx, id),
    mailId,
    (mail, row) => {
      if (!isBalanceMail(mail.kind) || !isTrue(mail, row, ctx.clock.now())) return undefined;
      const renewed = buildMail(row, mail.kind);
      // After the end nothing is left: the mail says what was.
      return mail.kind === 'balance-expired' ? { ...renewed, snapshot: mail.snapshot } : renewed;
    },
  );
  return resent.ok ? resent : { ok: false, reason: resent.reason === 'unknown' ? 'unknown' : 'outdated' };
}
