import { type LocalizedProfile, localizeProfile } from '#/features/profile/contract';
import { defaultLocale } from '#/platform/i18n/locale';
import { addressableName } from '#/platform/mail/addresses';
import { renderMail } from '#/platform/mail/render-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import type { ContactMessageRow } from '../table';
import { notice } from './notice';

export interface MailOrder {
  mailId: string;
  message: ContactMessageRow;
  profile: LocalizedProfile;
  baseUrl: string;
  ownerEmail: string | undefined;
}

/** The owner's mail about a message; an answer to it goes to the sender. */
export async function composeMail(order: MailOrder): Promise<OutgoingMail> {
  const { mailId, message, baseUrl, ownerEmail } = order;
  const profile = localizeProfile(order.profile, defaultLocale);
  const name = addressableName(message.name);
  return {
    to: { name: profile.name, address: ownerEmail ?? profile.email },
    replyTo: { address: message.email, ...(name ? { name } : {}) },
    ...(await renderMail(notice(message, profile), { mailId, baseUrl, locale: defaultLocale })),
  };
}
