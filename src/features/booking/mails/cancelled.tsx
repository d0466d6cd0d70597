import type { Localized } from '#/platform/i18n/locale';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message } from '#/platform/mail/sender';
import { Appointment, Greeting } from './appointment';
import { invitation } from './invitation';
import { momentOf, type Occasion, serviceOf } from './occasion';

interface Words {
  subject: (moment: string) => string;
  headline: string;
  lead: string;
  /** Where the owner had to cancel. */
  apology: string;
  again: string;
  /** Before what the owner wrote about it. */
  note: (owner: string) => string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevunuz iptal edildi: ${moment}`,
    headline: 'Randevunuz iptal edildi',
    lead: 'Başka bir işlem yapmanız gerekmez. Ekteki dosya, randevuyu takviminizden siler.',
    apology:
      'Randevunuzu iptal etmek zorunda kaldım, özür dilerim. Size uyan yeni bir saati aşağıdaki düğmeden seçebilirsiniz; ekteki dosya, bu randevuyu takviminizden siler.',
    again: 'Yeni randevu al',
    note: (owner) => `${owner} size şunu yazdı:`,
  },
  en: {
    subject: (moment) => `Your appointment has been cancelled: ${moment}`,
    headline: 'Your appointment has been cancelled',
    lead: 'There is nothing else you need to do. The attached file removes the appointment from your calendar.',
    apology:
      'I am sorry that I had to cancel your appointment. You can choose a new time with the button below; the attached file removes this one from your calendar.',
    again: 'Book a new appointment',
    note: (owner) => `A message from ${owner}:`,
  },
  ar: {
    subject: (moment) => `أُلغي موعدكم: ${moment}`,
    headline: 'أُلغي موعدكم',
    lead: 'لا يلزمكم أي إجراء آخر. الملف المرفق يزيل الموعد من تقويمكم.',
    apology:
      'أعتذر عن اضطراري إلى إلغاء موعدكم. يمكنكم اختيار وقت جديد بالزر أدناه، والملف المرفق يزيل هذا الموعد من تقويمكم.',
    again: 'حجز موعد جديد',
    note: (owner) => `رسالة من ${owner}:`,
  },
};

export function cancelled(occasion: Occasion): MailContent {
  const { locale, told, profile, baseUrl, reservation } = occasion;
  const say = words[locale];
  const isByOwner = reservation.cancellationNote !== null;
  const moment = momentOf(locale, told.startsAt);
  const again = pageUrl(baseUrl, '/consultation-booking', locale, { service: reservation.serviceId });
  const body = (
    <Frame
      locale={locale}
      preview={`${serviceOf(occasion)} · ${moment}`}
      headline={say.headline}
      profile={profile}
      audience="visitor"
      baseUrl={baseUrl}
    >
      <Greeting occasion={occasion} />
      <Paragraph>{isByOwner ? say.apology : say.lead}</Paragraph>
      {reservation.cancellationNote ? (
        <Message label={say.note(profile.name)} text={reservation.cancellationNote} />
      ) : null}
      <Appointment occasion={occasion} />
      <Action href={again}>{say.again}</Action>
    </Frame>
  );
  return { subject: say.subject(moment), body, calendar: invitation(occasion, 'visitor', 'cancelled') };
}
