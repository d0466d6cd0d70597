import { reminderFollows as reminderComes } from '#/features/promises/contract';
import type { Localized } from '#/platform/i18n/locale';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Appointment, Greeting } from './appointment';
import { invitation } from './invitation';
import { momentOf, type Occasion, serviceOf } from './occasion';

interface Words {
  subject: (moment: string) => string;
  headline: string;
  lead: string;
  manage: string;
  links: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevunuzun yeni saati: ${moment}`,
    headline: 'Randevunuzun saati değişti',
    lead: 'Randevunuz aşağıdaki yeni tarih ve saat için onaylandı. Ekteki takvim dosyası önceki kaydın yerini alır.',
    manage: 'Randevuyu değiştir ya da iptal et',
    links:
      'Size daha önce gönderilen bağlantılar geçerliliğini yitirdi; lütfen bu e-postadaki bağlantıyı kullanın ve kimseyle paylaşmayın.',
  },
  en: {
    subject: (moment) => `Your appointment has a new time: ${moment}`,
    headline: 'Your appointment has a new time',
    lead: 'Your appointment is confirmed for the new date and time below. The attached calendar file replaces the earlier entry.',
    manage: 'Change or cancel the appointment',
    links:
      'Any links sent to you earlier no longer work; please use the one in this email and do not share it.',
  },
  ar: {
    subject: (moment) => `الوقت الجديد لموعدكم: ${moment}`,
    headline: 'تغيّر وقت موعدكم',
    lead: 'تم تأكيد موعدكم في التاريخ والوقت الجديدين المبيّنين أدناه. ويحلّ ملف التقويم المرفق محلّ الملف السابق.',
    manage: 'تغيير الموعد أو إلغاؤه',
    links:
      'لم تعد الروابط المرسلة إليكم سابقًا صالحة؛ يُرجى استخدام الرابط الوارد في هذه الرسالة وعدم مشاركته مع أحد.',
  },
};

export function moved(occasion: Occasion): MailContent {
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
          <Paragraph quiet>{say.links}</Paragraph>
        </>
      ) : null}
      {reminderFollows ? <Paragraph quiet>{reminderComes[locale]}</Paragraph> : null}
    </Frame>
  );
  return { subject: say.subject(moment), body, calendar: invitation(occasion, 'visitor') };
}
