import type { Localized } from '#/platform/i18n/locale';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Appointment, Greeting } from './appointment';
import { momentOf, type Occasion, serviceOf } from './occasion';

interface Words {
  subject: (moment: string) => string;
  headline: string;
  lead: string;
  change: string;
  manage: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevu hatırlatması: ${moment}`,
    headline: 'Randevunuz yaklaşıyor',
    lead: 'Randevunuzu hatırlatmak istedim.',
    change:
      'Bu saat size artık uymuyorsa aşağıdaki bağlantıdan randevunuzun saatini değiştirebilir ya da randevuyu iptal edebilirsiniz.',
    manage: 'Randevuyu değiştir ya da iptal et',
  },
  en: {
    subject: (moment) => `Appointment reminder: ${moment}`,
    headline: 'Your appointment is coming up',
    lead: 'This is a reminder of your appointment.',
    change: 'If the time no longer suits you, you can change or cancel the appointment with the link below.',
    manage: 'Change or cancel the appointment',
  },
  ar: {
    subject: (moment) => `تذكير بموعدكم: ${moment}`,
    headline: 'اقترب موعدكم',
    lead: 'أودّ تذكيركم بموعدكم.',
    change: 'إن لم يعد الوقت مناسبًا لكم، فيمكنكم تغيير الموعد أو إلغاؤه عبر الرابط أدناه.',
    manage: 'تغيير الموعد أو إلغاؤه',
  },
};

/** It may go out late: so it names the moment, never "tomorrow". The calendar has its file already. */
export function reminder(occasion: Occasion): MailContent {
  const { locale, told, profile, baseUrl, manageUrl } = occasion;
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
          <Paragraph>{say.change}</Paragraph>
          <Action href={manageUrl}>{say.manage}</Action>
        </>
      ) : null}
    </Frame>
  );
  return { subject: say.subject(moment), body };
}
