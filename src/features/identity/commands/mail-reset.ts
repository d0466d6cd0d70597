import { randomUUID } from 'node:crypto';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import { ownerByEmail } from '../admin-queries';
import { resetMail } from '../mails/letter';

/**
 * Plans the mail with the link for a new password. For an address that nobody has, the same work is done, so that
 * neither answer nor time tells; its mail finds nobody and is dropped.
 */
export async function mailReset(ctx: Context, { email, locale }: { email: string; locale: Locale }) {
  const owner = await ownerByEmail(ctx.db, email);
  const about = owner?.id ?? randomUUID();
  await ctx.db.transaction((tx) => enqueueMails(ctx, tx, [{ kind: resetMail(locale), about, urgent: true }]));
}
