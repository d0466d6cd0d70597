import { endingLeftToRight } from '#/platform/i18n/direction';
import { Action, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Appointment, Visitor } from './appointment';
import { invitation } from './invitation';
import { momentOf, type Occasion, serviceOf } from './occasion';

/** To the owner, in Turkish. */
export function notice(occasion: Occasion): MailContent {
  const { locale, told, profile, reservation } = occasion;
  const moment = momentOf(locale, told.startsAt);
  const body = (
    <Frame
      locale={locale}
      preview={`${serviceOf(occasion)} · ${moment}`}
      headline="Yeni randevu"
      profile={profile}
      audience="owner"
    >
      <Paragraph>Sitenizden yeni bir randevu alındı. Takvim dosyası bu e-postaya eklidir.</Paragraph>
      <Appointment occasion={occasion} label="Randevu" />
      <Visitor occasion={occasion} />
      <Action href={mailTo(reservation.email)}>Ziyaretçiye yaz</Action>
    </Frame>
  );
  return {
    subject: `Yeni randevu: ${endingLeftToRight(reservation.name)}, ${moment}`,
    body,
    calendar: invitation(occasion, 'owner'),
  };
}
