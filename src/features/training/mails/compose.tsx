import { type LocalizedProfile, localizeProfile } from '#/features/profile/contract';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import type { Correspondence } from '#/platform/mail/addresses';
import { writeLetter } from '#/platform/mail/letter';
import type { OutgoingMail } from '#/platform/mail/transport';
import type { ApplicationRow } from '../table';
import type { MailInput } from './details';
import type { TrainingMail } from './kinds';
import { notice } from './notice';
import { received } from './received';

export interface MailOrder extends Correspondence {
  mailId: string;
  application: ApplicationRow;
  program: MailInput['program'];
  profile: LocalizedProfile;
  baseUrl: string;
}

/** Composes a mail: the applicant's in the applicant's language, the owner's in the language that she has chosen. */
export async function composeMail(kind: TrainingMail, order: MailOrder): Promise<OutgoingMail> {
  const { mailId, application, program, baseUrl, languages = everyLanguage } = order;
  const toOwner = kind === 'training-notice';
  const locale = toOwner ? noticesLocale(languages) : application.language;
  const localized = localizeProfile(order.profile, { locale, main: languages.main });
  const profile = { ...localized, email: localized.trainingEmail };
  const write = toOwner ? notice : received;
  return writeLetter(write({ locale, application, program, profile, baseUrl, languages }), order, {
    mailId,
    audience: toOwner ? 'owner' : 'visitor',
    visitor: application,
    owner: profile,
    locale,
    causedByStranger: !toOwner,
  });
}
