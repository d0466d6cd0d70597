import { withinReplyTime } from '#/features/commitments/contract';
import type { TrainingMailCopy } from './tr';

export const ar: TrainingMailCopy = {
  received: {
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
  notice: {
    what: {
      individual: { headline: 'طلب تدريب جديد', label: 'الطلب', write: 'مراسلة صاحب الطلب' },
      corporate: { headline: 'طلب عرض جديد', label: 'الطلب', write: 'مراسلة الشركة' },
    },
    lead: `ورد من موقعكم. وموقعكم يعِد بالرد ${withinReplyTime.ar}.`,
  },
};
