import { storedProfile } from '#/features/profile/queries';
import { siteOf } from '#/platform/mail/addresses';
import type { Composer } from '#/platform/mail/outbox';
import { messageQueries } from './admin-queries';
import type { ContactMail } from './mails/kinds';

const contactNotice: Composer = async (ctx, { id, about }) => {
  const message = await messageQueries.row(ctx.db, about);
  if (!message || message.erasedAt) return undefined;
  const { composeMail } = await import('./mails/compose');
  return composeMail({ ...siteOf(ctx), mailId: id, message, profile: await storedProfile(ctx) });
};

export const contactMails = { 'contact-notice': contactNotice } satisfies Record<ContactMail, Composer>;
