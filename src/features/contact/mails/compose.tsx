import { type LocalizedProfile, localizeProfile } from '#/features/profile/contract';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import type { Correspondence } from '#/platform/mail/addresses';
import { writeLetter } from '#/platform/mail/letter';
import type { OutgoingMail } from '#/platform/mail/transport';
import type { ContactMessageRow } from '../table';
import { notice } from './notice';

export interface MailOrder extends Correspondence {
  mailId: string;
  message: ContactMessageRow;
  profile: LocalizedProfile;
  baseUrl: string;
}

/** The notice to the owner about a message; a reply to it goes to the visitor who wrote the message. */
export async function composeMail(order: MailOrder): Promise<OutgoingMail> {
  const { mailId, message, languages = everyLanguage } = order;
  const locale = noticesLocale(languages);
  const profile = localizeProfile(order.profile, { locale, main: languages.main });
  return writeLetter(notice(message, profile, locale), order, {
    mailId,
    audience: 'owner',
    visitor: message,
    owner: profile,
    locale,
    causedByStranger: false,
  });
}
