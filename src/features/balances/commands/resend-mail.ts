import type { Context } from '#/platform/context';
import { type ResendRequest, resendMail } from '#/platform/mail/outbox';
import { buildMail, isTrue } from '../jobs';
import { lockBalance } from '../ledger';
import { type BalanceMail, balanceMailKinds } from '../mails/kinds';

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' };

const isBalanceMail = (kind: string): kind is BalanceMail => balanceMailKinds.some((each) => each === kind);

/** Sends a mail again, with a new link, if what it says still applies. Otherwise refuses as `outdated`. */
export async function resendBalanceMail(ctx: Context, id: string, request: ResendRequest): Promise<Resent> {
  const resent = await resendMail(
    ctx,
    (tx) => lockBalance(tx, id),
    request,
    (mail, row) => {
      if (!isBalanceMail(mail.kind) || !isTrue(mail, row, ctx.clock.now())) return undefined;
      const renewed = buildMail(row, mail.kind);
      // An expired balance has no sessions left, so the mail keeps the number that its snapshot has.
      return mail.kind === 'balance-expired' ? { ...renewed, snapshot: mail.snapshot } : renewed;
    },
  );
  return resent.ok ? resent : { ok: false, reason: resent.reason === 'unknown' ? 'unknown' : 'outdated' };
}
