import { endingLeftToRight } from '#/platform/i18n/direction';
import { Action, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Appointment, Visitor } from './appointment';
import { invitation } from './invitation';
import { momentOf, type Occasion, serviceOf } from './occasion';

/** To the owner, in Turkish. */
export function cancelledNotice(occasion: Occasion): MailContent {
  const { locale, told, profile, reservation } = occasion;
  const moment = momentOf(locale, told.startsAt);
  const body = (
    <Frame
      locale={locale}
      preview={`${serviceOf(occasion)} · ${moment}`}
      headline="Randevu iptal edildi"
      profile={profile}
      audience="owner"
    >
      <Paragraph>
        Aşağıdaki randevu iptal edildi; bu saat yeniden boş. Ekteki dosya, randevuyu takviminizden siler.
      </Paragraph>
      <Appointment occasion={occasion} label="Randevu" />
      <Visitor occasion={occasion} />
      <Action href={mailTo(reservation.email)}>Ziyaretçiye yaz</Action>
    </Frame>
  );
  return {
    subject: `Randevu iptal edildi: ${endingLeftToRight(reservation.name)}, ${moment}`,
    body,
    calendar: invitation(occasion, 'owner', 'cancelled'),
  };
}
