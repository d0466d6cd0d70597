import type { HealthMailCopy } from './tr';

export const ar: HealthMailCopy = {
  subject: 'في موقعكم أمر يحتاج إلى عنايتكم',
  lead: 'يفحص الموقع نفسه كل ساعة. وفي الفحصين الأخيرين لم يكن ما يلي على ما يرام:',
  action: 'عرض سلامة الموقع',
  again: 'ما دام الأمر قائمًا تصلكم بشأنه رسالة واحدة في اليوم على الأكثر.',
};
