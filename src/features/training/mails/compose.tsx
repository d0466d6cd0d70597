import { asTrainer, inLanguageOf, type MailSite } from '#/features/profile/mail-contract';
import { writeLetter } from '#/platform/mail/letter';
import type { OutgoingMail } from '#/platform/mail/transport';
import type { ApplicationRow } from '../table';
import type { MailInput } from './details';
import type { TrainingMail } from './kinds';
import { notice } from './notice';
import { received } from './received';

export interface MailOrder extends MailSite {
  application: ApplicationRow;
  program: MailInput['program'];
}

export async function composeMail(kind: TrainingMail, order: MailOrder): Promise<OutgoingMail> {
  const { mailId, application, program, baseUrl } = order;
  const toOwner = kind === 'training-notice';
  const { languages, locale, profile: owner } = inLanguageOf(order, toOwner ? undefined : application);
  const profile = asTrainer(owner);
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
