import type { Profile } from '#/features/profile/contract';
import { endingLeftToRight } from '#/platform/i18n/direction';
import { comma, type Locale } from '#/platform/i18n/locale';
import { Action, Facts, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Sender } from '#/platform/mail/sender';
import { contactCopy } from '../copy/all';
import { contactMailCopy } from '../copy/mails/all';
import type { ContactMessageRow } from '../table';

/** The owner's mail about a message, in her language. */
export function notice(message: ContactMessageRow, profile: Profile, locale: Locale): MailContent {
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
