import { reminderFollows as reminderComes } from '#/features/commitments/contract';
import type { Localized } from '#/platform/i18n/locale';
import { Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { invitation } from './invitation';
import type { MailInput } from './mail-input';
import { Manage, type Opening, visitorLetter } from './visitor-letter';

interface Words extends Opening {
  links: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (moment) => `Randevunuzun yeni saati: ${moment}`,
    headline: 'Randevunuzun saati değişti',
    lead: 'Randevunuz aşağıdaki yeni tarih ve saat için onaylandı. Ekteki takvim dosyası önceki kaydın yerini alır.',
    links:
      'Size daha önce gönderilen bağlantılar geçerliliğini yitirdi; lütfen bu e-postadaki bağlantıyı kullanın ve kimseyle paylaşmayın.',
  },
  en: {
    subject: (moment) => `Your appointment has a new time: ${moment}`,
    headline: 'Your appointment has a new time',
    lead: 'Your appointment is confirmed for the new date and time below. The attached calendar file replaces the earlier entry.',
    links:
      'Any links sent to you earlier no longer work; please use the one in this email and do not share it.',
  },
  ar: {
    subject: (moment) => `الوقت الجديد لموعدكم: ${moment}`,
    headline: 'تغيّر وقت موعدكم',
    lead: 'تم تأكيد موعدكم في التاريخ والوقت الجديدين المبيّنين أدناه. ويحلّ ملف التقويم المرفق محلّ الملف السابق.',
    links:
      'لم تعد الروابط المرسلة إليكم سابقًا صالحة؛ يُرجى استخدام الرابط الوارد في هذه الرسالة وعدم مشاركته مع أحد.',
  },
};

export function moved(input: MailInput): MailContent {
  const { locale, reminderFollows } = input;
  const say = words[locale];
  const children = (
    <>
      <Manage input={input} after={say.links} />
      {reminderFollows ? <Paragraph quiet>{reminderComes[locale]}</Paragraph> : null}
    </>
  );
  return { ...visitorLetter(input, say, { children }), calendar: invitation(input, 'visitor') };
}
