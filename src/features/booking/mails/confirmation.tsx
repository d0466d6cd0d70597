import { meetingBegins, reminderFollows as reminderComes } from '#/features/promises/contract';
import type { Localized } from '#/platform/i18n/locale';
import { Action, Frame, Paragraph, Subhead } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Appointment, Greeting } from './appointment';
import { invitation } from './invitation';
import { momentOf, type Occasion, serviceOf } from './occasion';

interface Words {
  subject: (moment: string) => string;
  headline: string;
  lead: string;
  manage: string;
  private: string;
  next: string;
  report: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevunuz onaylandı: ${moment}`,
    headline: 'Randevunuz onaylandı',
    lead: 'Bu saat sizin için ayrıldı. Ayrıntıları aşağıda bulabilirsiniz; takvim dosyası bu e-postaya eklidir.',
    manage: 'Randevuyu değiştir ya da iptal et',
    private: 'Bu bağlantı size özeldir; lütfen kimseyle paylaşmayın.',
    next: 'Bundan sonra',
    report: 'Görüşmenin ardından özet rapor ve öneriler size gönderilir.',
  },
  en: {
    subject: (moment) => `Your appointment is confirmed: ${moment}`,
    headline: 'Your appointment is confirmed',
    lead: 'This time is reserved for you. You will find the details below; a calendar file is attached to this email.',
    manage: 'Change or cancel the appointment',
    private: 'This link is yours alone; please do not share it.',
    next: 'What happens next',
    report: 'Afterwards you will receive a summary report and suggestions.',
  },
  ar: {
    subject: (moment) => `تم تأكيد موعدكم: ${moment}`,
    headline: 'تم تأكيد موعدكم',
    lead: 'هذا الموعد محجوز لكم. تجدون تفاصيله أدناه، وملف التقويم مرفق بهذه الرسالة.',
    manage: 'تغيير الموعد أو إلغاؤه',
    private: 'هذا الرابط خاص بكم، فيُرجى عدم مشاركته مع أحد.',
    next: 'الخطوات التالية',
    report: 'بعد اللقاء يصلكم تقرير موجز مع المقترحات.',
  },
};

export function confirmation(occasion: Occasion): MailContent {
  const { locale, told, profile, baseUrl, manageUrl, reminderFollows } = occasion;
  const say = words[locale];
  const moment = momentOf(locale, told.startsAt);
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
      <Paragraph>{say.lead}</Paragraph>
      <Appointment occasion={occasion} />
      {manageUrl ? (
        <>
          <Action href={manageUrl}>{say.manage}</Action>
          <Paragraph quiet>{say.private}</Paragraph>
        </>
      ) : null}
      <Subhead>{say.next}</Subhead>
      {reminderFollows ? <Paragraph>{reminderComes[locale]}</Paragraph> : null}
      <Paragraph>{meetingBegins[locale]}</Paragraph>
      <Paragraph>{say.report}</Paragraph>
    </Frame>
  );
  return { subject: say.subject(moment), body, calendar: invitation(occasion, 'visitor') };
}
