import type { Localized } from '#/platform/i18n/locale';
import { pageUrl } from '#/platform/mail/addresses';
import { Action } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message } from '#/platform/mail/sender';
import { invitation } from './invitation';
import type { MailInput } from './mail-input';
import { type Opening, visitorLetter } from './visitor-letter';

interface Words extends Opening {
  /** If the owner cancelled. */
  apology: string;
  again: string;
  /** Introduces the owner's message. */
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

export function cancelled(input: MailInput): MailContent {
  const { locale, profile, baseUrl, reservation } = input;
  const { apology, note, again, ...say } = words[locale];
  const { cancellationNote, serviceId } = reservation;
  const opening = cancellationNote === null ? say : { ...say, lead: apology };
  const letter = visitorLetter(input, opening, {
    note: cancellationNote ? <Message label={note(profile.name)} text={cancellationNote} /> : null,
    children: (
      <Action href={pageUrl(baseUrl, '/consultation-booking', locale, { service: serviceId })}>
        {again}
      </Action>
    ),
  });
  return { ...letter, calendar: invitation(input, 'visitor', 'cancelled') };
}
