import { withinReplyTime } from '#/features/commitments/contract';
import type { Profile } from '#/features/profile/contract';
import { endingLeftToRight } from '#/platform/i18n/direction';
import { sourceLocale } from '#/platform/i18n/locale';
import { Action, Facts, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Sender } from '#/platform/mail/sender';
import { tr } from '../copy/tr';
import type { ContactMessageRow } from '../table';

/** The owner's mail about a message, in Turkish. */
export function notice(message: ContactMessageRow, profile: Profile): MailContent {
  const subject = message.eventType ? tr.eventTypes[message.eventType] : undefined;
  const body = (
    <Frame
      locale={sourceLocale}
      preview={message.message.slice(0, 120)}
      headline="Yeni mesaj"
      profile={profile}
      audience="owner"
    >
      <Paragraph>
        {`Sitenizdeki iletişim formundan yeni bir mesaj geldi. Siteniz ${withinReplyTime.tr} yanıt sözü veriyor.`}
      </Paragraph>
      {subject ? (
        <Facts locale={sourceLocale} facts={[{ term: tr.form.eventType, detail: subject }]} />
      ) : null}
      <Sender sender={message} />
      <Action href={mailTo(message.email)}>Yanıt yaz</Action>
    </Frame>
  );
  return { subject: `Yeni mesaj: ${endingLeftToRight(message.name)}${subject ? `, ${subject}` : ''}`, body };
}
