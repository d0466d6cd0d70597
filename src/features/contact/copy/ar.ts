import { withinReplyTime } from '#/features/commitments/contract';
import type { ContactCopy } from './tr';

export const ar: ContactCopy = {
  page: {
    title: 'التواصل',
    description: `راسلوني بشأن محاضرة أو ورشة أو ندوة أو استشارة، وأردّ عليكم ${withinReplyTime.ar}. عبر النموذج أو واتساب أو الهاتف أو البريد الإلكتروني.`,
    keywords: 'تواصل، دعوة لإلقاء محاضرة، ورشة عمل، ندوة، طلب استشارة، واتساب',
  },
  noScript: {
    title: 'يحتاج نموذج التواصل إلى جافاسكربت',
    text: 'يبدو أن جافاسكربت معطّلة في متصفحكم. يمكنكم المراسلة مباشرةً عبر {واتساب أو }البريد الإلكتروني.',
  },
  networkLimit:
    'أُرسلت رسائل كثيرة من شبكتكم في وقت قصير. يُرجى المحاولة لاحقًا، أو مراسلتي عبر {واتساب أو }البريد الإلكتروني.',
  form: {
    label: 'نموذج التواصل',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
    optional: '(اختياري)',
    eventType: 'الموضوع',
    choose: 'يُرجى الاختيار',
    message: 'الرسالة',
    leaveEmpty: 'يُرجى ترك هذا الحقل فارغًا',
    submit: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال...',
  },
  eventTypes: { keynote: 'محاضرة رئيسية', workshop: 'ورشة عمل', panel: 'ندوة', consulting: 'استشارة' },
  validation: {
    name: 'يجب ألا يقل الاسم عن حرفين',
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    message: 'يجب ألا تقل الرسالة عن 10 أحرف',
  },
  received: {
    title: 'أُرسلت رسالتكم بنجاح!',
    text: `وصلتني رسالتكم، وسأردّ عليكم ${withinReplyTime.ar}.`,
  },
  failure: {
    title: 'تعذّر إرسال الرسالة',
    text: 'حدث خطأ ما. يُرجى المحاولة من جديد.',
  },
};
