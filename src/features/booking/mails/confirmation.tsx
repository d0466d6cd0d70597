import { meetingBegins, reminderFollows as reminderComes } from '#/features/commitments/contract';
import type { Localized } from '#/platform/i18n/locale';
import { Paragraph, Subhead } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { invitation } from './invitation';
import type { MailInput } from './mail-input';
import { Manage, type Opening, visitorLetter } from './visitor-letter';

interface Words extends Opening {
  private: string;
  next: string;
  report: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevunuz onaylandı: ${moment}`,
    headline: 'Randevunuz onaylandı',
    lead: 'Bu saat sizin için ayrıldı. Ayrıntıları aşağıda bulabilirsiniz; takvim dosyası bu e-postaya eklidir.',
    private: 'Bu bağlantı size özeldir; lütfen kimseyle paylaşmayın.',
    next: 'Bundan sonra',
    report: 'Görüşmenin ardından özet rapor ve öneriler size gönderilir.',
  },
  en: {
    subject: (moment) => `Your appointment is confirmed: ${moment}`,
    headline: 'Your appointment is confirmed',
    lead: 'This time is reserved for you. You will find the details below; a calendar file is attached to this email.',
    private: 'This link is yours alone; please do not share it.',
    next: 'What happens next',
    report: 'Afterwards you will receive a summary report and suggestions.',
  },
  ar: {
    subject: (moment) => `تم تأكيد موعدكم: ${moment}`,
    headline: 'تم تأكيد موعدكم',
    lead: 'هذا الموعد محجوز لكم. تجدون تفاصيله أدناه، وملف التقويم مرفق بهذه الرسالة.',
    private: 'هذا الرابط خاص بكم، فيُرجى عدم مشاركته مع أحد.',
    next: 'الخطوات التالية',
    report: 'بعد اللقاء يصلكم تقرير موجز مع المقترحات.',
  },
};

export function confirmation(input: MailInput): MailContent {
  const { locale, reminderFollows } = input;
  const say = words[locale];
  const children = (
    <>
      <Manage input={input} after={say.private} />
      <Subhead>{say.next}</Subhead>
      {reminderFollows ? <Paragraph>{reminderComes[locale]}</Paragraph> : null}
      <Paragraph>{meetingBegins[locale]}</Paragraph>
      <Paragraph>{say.report}</Paragraph>
    </>
  );
  return { ...visitorLetter(input, say, { children }), calendar: invitation(input, 'visitor') };
}
