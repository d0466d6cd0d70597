import { withinReplyTime } from '#/features/commitments/contract';
import type { Localized } from '#/platform/i18n/locale';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Frame, Paragraph, Subhead } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Salutation } from '#/platform/mail/sender';
import type { TrainingType } from '../rules';
import { Details, type MailInput, programTitle } from './details';

interface Words {
  /** A person applies; a company asks for a proposal. */
  what: Record<
    TrainingType,
    { subject: (program: string) => string; headline: string; lead: string; open: string }
  >;
  next: string;
  talk: string;
  offer: string;
  start: string;
}

const words: Localized<Words> = {
  tr: {
    what: {
      individual: {
        subject: (program) => `Eğitim başvurunuz alındı: ${program}`,
        headline: 'Başvurunuz alındı',
        lead: `Eğitim başvurunuz bana ulaştı; ${withinReplyTime.tr} size döneceğim. Özeti aşağıda, gönderdiklerinizin tamamı bağlantıdadır.`,
        open: 'Başvurunuzu görüntüle',
      },
      corporate: {
        subject: (program) => `Eğitim talebiniz alındı: ${program}`,
        headline: 'Talebiniz alındı',
        lead: `Eğitim talebiniz bana ulaştı; ${withinReplyTime.tr} size döneceğim. Özeti aşağıda, gönderdiklerinizin tamamı bağlantıdadır.`,
        open: 'Talebinizi görüntüle',
      },
    },
    next: 'Bundan sonra',
    talk: 'Yazdıklarınızı okuyup ihtiyacınızı sizinle birlikte netleştiririm.',
    offer: 'İçerik, takvim ve fiyatı tek sayfada toplayan bir teklif alırsınız.',
    start: 'Onayınızla tarihler ayrılır ve program başlar. O zamana kadar hiçbir şey sizi bağlamaz.',
  },
  en: {
    what: {
      individual: {
        subject: (program) => `Training application received: ${program}`,
        headline: 'Your application has been received',
        lead: `Your training application has reached me; I will reply ${withinReplyTime.en}. This is a summary; the link below shows everything you sent.`,
        open: 'View your application',
      },
      corporate: {
        subject: (program) => `Training request received: ${program}`,
        headline: 'Your request has been received',
        lead: `Your training request has reached me; I will reply ${withinReplyTime.en}. This is a summary; the link below shows everything you sent.`,
        open: 'View your request',
      },
    },
    next: 'What happens next',
    talk: 'I read what you wrote and work out with you what you need.',
    offer: 'You receive a proposal with content, schedule and price on one page.',
    start:
      'Once you approve, the dates are set and the programme begins. Until then you are not committed to anything.',
  },
  ar: {
    what: {
      individual: {
        subject: (program) => `وصل طلب التدريب: ${program}`,
        headline: 'وصل طلبكم',
        lead: `وصلني منكم طلب التدريب، وسأردّ عليكم ${withinReplyTime.ar}. فيما يلي ملخّصه، وفي الرابط كل ما أرسلتموه.`,
        open: 'الاطلاع على طلبكم',
      },
      corporate: {
        subject: (program) => `وصل طلب تدريب المؤسسات: ${program}`,
        headline: 'وصل طلبكم',
        lead: `وصلني طلبكم لتدريب فريقكم، وسأردّ عليكم ${withinReplyTime.ar}. فيما يلي ملخّصه، وفي الرابط كل ما أرسلتموه.`,
        open: 'الاطلاع على طلبكم',
      },
    },
    next: 'الخطوات التالية',
    talk: 'أقرأ ما كتبتموه وأحدد معكم ما تحتاجون إليه.',
    offer: 'يصلكم عرض يجمع المحتوى والجدول والسعر في صفحة واحدة.',
    start: 'بموافقتكم تُحجز المواعيد ويبدأ البرنامج. وحتى ذلك الحين لا يُلزمكم شيء.',
  },
};

/** To the applicant, in the applicant's language. */
export function received(input: MailInput): MailContent {
  const { locale, application, profile, baseUrl } = input;
  const say = words[locale];
  const what = say.what[application.trainingType];
  const page = pageUrl(baseUrl, '/reservation-success', locale, { id: application.id, type: 'training' });
  const body = (
    <Frame
      locale={locale}
      preview={programTitle(input)}
      headline={what.headline}
      profile={profile}
      audience="visitor"
      baseUrl={baseUrl}
    >
      <Salutation locale={locale} name={application.name} />
      <Paragraph>{what.lead}</Paragraph>
      <Details input={input} />
      <Action href={page}>{what.open}</Action>
      <Subhead>{say.next}</Subhead>
      <Paragraph>{say.talk}</Paragraph>
      <Paragraph>{say.offer}</Paragraph>
      <Paragraph>{say.start}</Paragraph>
    </Frame>
  );
  return { subject: what.subject(programTitle(input)), body };
}
