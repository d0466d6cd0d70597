import { endingLeftToRight } from '#/platform/i18n/direction';
import { Action, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Sender } from '#/platform/mail/sender';
import { Appointment } from './appointment';
import { invitation } from './invitation';
import { formatDateTime, type MailInput, serviceTitle } from './mail-input';

const notices = {
  created: {
    title: 'Yeni randevu',
    lead: 'Sitenizden yeni bir randevu alındı. Takvim dosyası bu e-postaya eklidir.',
    calendar: 'set',
  },
  moved: {
    title: 'Randevunun saati değişti',
    lead: 'Aşağıdaki randevunun günü ya da saati değişti. Ekteki takvim dosyası önceki kaydın yerini alır.',
    calendar: 'set',
  },
  cancelled: {
    title: 'Randevu iptal edildi',
    lead: 'Aşağıdaki randevu iptal edildi; bu saat yeniden boş. Ekteki dosya, randevuyu takviminizden siler.',
    calendar: 'cancelled',
  },
} as const;

/** A mail to the owner, in Turkish: an appointment was booked, moved or cancelled. */
export function notice(event: keyof typeof notices, input: MailInput): MailContent {
  const { title, lead, calendar } = notices[event];
  const { locale, told, profile, reservation } = input;
  const moment = formatDateTime(input, told.startsAt);
  const body = (
    <Frame
      locale={locale}
      preview={`${serviceTitle(input)} · ${moment}`}
      headline={title}
      profile={profile}
      audience="owner"
    >
      <Paragraph>{lead}</Paragraph>
      <Appointment input={input} label="Randevu" />
      <Sender sender={reservation} />
      <Action href={mailTo(reservation.email)}>Ziyaretçiye yaz</Action>
    </Frame>
  );
  return {
    subject: `${title}: ${endingLeftToRight(reservation.name)}, ${moment}`,
    body,
    calendar: invitation(input, 'owner', calendar),
  };
}
