import type { Profile } from '#/features/profile/contract';
import { inLanguageOf, type MailSite } from '#/features/profile/mail-contract';
import { endingLeftToRight } from '#/platform/i18n/direction';
import { comma, type Locale } from '#/platform/i18n/locale';
import { Action, Facts, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import { writeLetter } from '#/platform/mail/letter';
import type { MailContent } from '#/platform/mail/render-mail';
import { Sender } from '#/platform/mail/sender';
import type { OutgoingMail } from '#/platform/mail/transport';
import { contactCopy } from '../copy/all';
import { contactMailCopy } from '../copy/mails/all';
import type { ContactMessageRow } from '../table';

export interface MailOrder extends MailSite {
  message: ContactMessageRow;
}

/** A reply to this mail goes to the visitor who wrote the message. */
export async function composeMail(order: MailOrder): Promise<OutgoingMail> {
  const { mailId, message } = order;
  const { locale, profile } = inLanguageOf(order);
  return writeLetter(notice(message, profile, locale), order, {
    mailId,
    audience: 'owner',
    visitor: message,
    owner: profile,
    locale,
    causedByStranger: false,
  });
}

function notice(message: ContactMessageRow, profile: Profile, locale: Locale): MailContent {
  const { form, eventTypes } = contactCopy[locale];
  const say = contactMailCopy[locale];
  const subject = message.eventType ? eventTypes[message.eventType] : undefined;
  const body = (
    <Frame
      locale={locale}
      preview={message.message.slice(0, 120)}
      headline={say.headline}
      profile={profile}
      audience="owner"
    >
      <Paragraph>{say.lead}</Paragraph>
      {subject ? <Facts locale={locale} facts={[{ term: form.eventType, detail: subject }]} /> : null}
      <Sender sender={message} locale={locale} />
      <Action href={mailTo(message.email)}>{say.write}</Action>
    </Frame>
  );
  return {
    subject: `${say.headline}: ${endingLeftToRight(message.name)}${subject ? `${comma[locale]}${subject}` : ''}`,
    body,
  };
}
