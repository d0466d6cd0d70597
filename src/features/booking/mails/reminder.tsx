import type { Localized } from '#/platform/i18n/locale';
import type { MailContent } from '#/platform/mail/render-mail';
import type { MailInput } from './mail-input';
import { Manage, type Opening, visitorLetter } from './visitor-letter';

interface Words extends Opening {
  change: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevu hatırlatması: ${moment}`,
    headline: 'Randevunuz yaklaşıyor',
    lead: 'Randevunuzu hatırlatmak istedim.',
    change:
      'Bu saat size artık uymuyorsa aşağıdaki bağlantıdan randevunuzun saatini değiştirebilir ya da randevuyu iptal edebilirsiniz.',
  },
  en: {
    subject: (moment) => `Appointment reminder: ${moment}`,
    headline: 'Your appointment is coming up',
    lead: 'This is a reminder of your appointment.',
    change: 'If the time no longer suits you, you can change or cancel the appointment with the link below.',
  },
  ar: {
    subject: (moment) => `تذكير بموعدكم: ${moment}`,
    headline: 'اقترب موعدكم',
    lead: 'أودّ تذكيركم بموعدكم.',
    change: 'إن لم يعد الوقت مناسبًا لكم، فيمكنكم تغيير الموعد أو إلغاؤه عبر الرابط أدناه.',
  },
};

/** It may be sent late, so it names the date and never says "tomorrow". */
export function reminder(input: MailInput): MailContent {
  const say = words[input.locale];
  return visitorLetter(input, say, { children: <Manage input={input} before={say.change} /> });
}
