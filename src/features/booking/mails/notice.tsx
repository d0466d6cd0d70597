import { endingLeftToRight } from '#/platform/i18n/direction';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message, Sender } from '#/platform/mail/sender';
import { answersIn } from '../queries';
import { Appointment } from './appointment';
import { invitation } from './invitation';
import { formatDateTime, type MailInput, serviceTitle } from './mail-input';

interface Notice {
  title: string;
  lead: string;
  /** Whether a calendar file sets or removes it; without one, nothing is in her calendar. */
  calendar?: 'set' | 'cancelled';
  /** Whether it has to be confirmed or declined. */
  answer?: boolean;
}

const notices = {
  created: {
    title: 'Yeni randevu',
    lead: 'Sitenizden yeni bir randevu alındı. Takvim dosyası bu e-postaya eklidir.',
    calendar: 'set',
  },
  requested: {
    title: 'Onayınızı bekleyen randevu',
    lead: 'Sitenizden bir randevu istendi. Siz onaylayana kadar bu saat tutulur, ama randevu kesinleşmez. Aşağıdaki düğmeyle randevuyu açıp onaylayabilir ya da reddedebilirsiniz.',
    answer: true,
  },
  due: {
    title: 'Yanıtınızı bekleyen randevu',
    lead: 'Aşağıdaki randevuyu henüz yanıtlamadınız. Saati gelene kadar onaylamazsanız istek düşer ve ziyaretçiye bildirilir.',
    answer: true,
  },
  approved: {
    title: 'Randevuyu onayladınız',
    lead: 'Ziyaretçiye onay e-postası gönderildi. Takvim dosyası bu e-postaya eklidir.',
    calendar: 'set',
  },
  requestMoved: {
    title: 'İstenen randevunun saati değişti',
    lead: 'Onayınızı bekleyen randevunun günü ya da saati değişti. Aşağıdaki düğmeyle randevuyu açıp onaylayabilir ya da reddedebilirsiniz.',
    answer: true,
  },
  withdrawn: {
    title: 'Randevu isteği geri çekildi',
    lead: 'Onayınızı bekleyen randevuyu ziyaretçi geri çekti; bu saat yeniden boş.',
  },
  declined: {
    title: 'Randevuyu reddettiniz',
    lead: 'Aşağıdaki randevuyu reddettiniz; bu saat yeniden boş. Ziyaretçiye bildirildi.',
  },
  expired: {
    title: 'Yanıtlanmayan randevu düştü',
    lead: 'Aşağıdaki randevunun saati yanıtınız olmadan geldi. İstek düştü ve ziyaretçiye bildirildi.',
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
} as const satisfies Record<string, Notice>;

/** A mail to the owner, in Turkish: an appointment was booked or asked for, moved or cancelled. */
export function notice(event: keyof typeof notices, input: MailInput): MailContent {
  const { title, lead, calendar, answer }: Notice = notices[event];
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
      {answersIn(reservation, locale).map(({ question, answer }) => (
        <Message key={question} label={question} text={answer} />
      ))}
      {answer ? (
        <Action href={pageUrl(input, `/admin/reservations/${reservation.id}`, locale)}>
          Onayla ya da reddet
        </Action>
      ) : (
        <Action href={mailTo(reservation.email)}>Ziyaretçiye yaz</Action>
      )}
    </Frame>
  );
  return {
    subject: `${title}: ${endingLeftToRight(reservation.name)}, ${moment}`,
    body,
    ...(calendar ? { calendar: invitation(input, 'owner', calendar) } : {}),
  };
}
