import type { Localized } from '#/platform/i18n/locale';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Frame, Paragraph, Subhead } from '#/platform/mail/frame';
import type { Letter } from '#/platform/mail/letter';
import { Salutation } from '#/platform/mail/sender';
import { Details, type Occasion, programOf } from './details';

interface Words {
  subject: (program: string) => string;
  headline: string;
  lead: string;
  next: string;
  talk: string;
  offer: string;
  start: string;
  open: string;
}

const words: Localized<Words> = {
  tr: {
    subject: (program) => `Eğitim başvurunuz alındı: ${program}`,
    headline: 'Başvurunuz alındı',
    lead: 'Eğitim başvurunuz bana ulaştı; 24 saat içinde size döneceğim. Gönderdiğiniz bilgiler aşağıdadır.',
    next: 'Bundan sonra',
    talk: 'Başvurunuzu okuyup ihtiyacınızı sizinle birlikte netleştiririm.',
    offer: 'İçerik, takvim ve fiyatı tek sayfada toplayan bir teklif alırsınız.',
    start: 'Onayınızla tarihler ayrılır ve program başlar. Başvurunuz sizi bağlamaz.',
    open: 'Başvurunuzu görüntüleyin',
  },
  en: {
    subject: (program) => `Training application received: ${program}`,
    headline: 'Your application has arrived',
    lead: 'Your training application has reached me; I will reply within 24 hours. This is what you sent.',
    next: 'What happens next',
    talk: 'I read your application and work out with you what you need.',
    offer: 'You receive an offer with content, schedule and price on one page.',
    start: 'With your approval the dates are set and the program begins. Applying commits you to nothing.',
    open: 'View your application',
  },
  ar: {
    subject: (program) => `وصل طلبكم للتدريب: ${program}`,
    headline: 'وصل طلبكم',
    lead: 'وصلني طلبكم للتدريب، وسأردّ عليكم خلال 24 ساعة. فيما يلي ما أرسلتموه.',
    next: 'الخطوات التالية',
    talk: 'أقرأ طلبكم وأحدّد معكم ما تحتاجون إليه.',
    offer: 'يصلكم عرض يجمع المحتوى والجدول والسعر في صفحة واحدة.',
    start: 'بموافقتكم تُحجز المواعيد ويبدأ البرنامج. الطلب لا يُلزمكم بشيء.',
    open: 'عرض طلبكم',
  },
};

/** To the applicant, in the own language. */
export function received(occasion: Occasion): Letter {
  const { locale, application, profile, baseUrl } = occasion;
  const say = words[locale];
  const page = pageUrl(baseUrl, '/reservation-success', locale, { id: application.id, type: 'training' });
  const body = (
    <Frame
      locale={locale}
      preview={programOf(occasion)}
      headline={say.headline}
      profile={profile}
      audience="visitor"
      baseUrl={baseUrl}
    >
      <Salutation locale={locale} name={application.name} />
      <Paragraph>{say.lead}</Paragraph>
      <Details occasion={occasion} />
      <Action href={page}>{say.open}</Action>
      <Subhead>{say.next}</Subhead>
      <Paragraph>{say.talk}</Paragraph>
      <Paragraph>{say.offer}</Paragraph>
      <Paragraph>{say.start}</Paragraph>
    </Frame>
  );
  return { subject: say.subject(programOf(occasion)), body };
}
