import { randomUUID } from 'node:crypto';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import { ownerByEmail } from '../admin-queries';
import { resetMailKind } from '../mails/kinds';

/**
 * Enqueues the mail with the link for a new password. Returns the owner's id, or undefined for an unknown address. For an unknown
 * address it enqueues a mail too, so that neither response nor timing reveals which addresses exist. Such a mail is dropped when
 * it is composed.
 */
export async function mailReset(
  ctx: Context,
  { email, locale }: { email: string; locale: Locale },
): Promise<string | undefined> {
  const owner = await ownerByEmail(ctx.db, email);
  const about = owner?.id ?? randomUUID();
  await ctx.db.transaction((tx) =>
    enqueueMails(ctx, tx, [{ kind: resetMailKind(locale), about, urgent: true }]),
  );
  return owner?.id;
}
