import type { MailSettingsMailCopy } from './tr';

export const ar: MailSettingsMailCopy = {
  subject: 'بريد اختبار',
  headline: 'إعدادات بريدكم تعمل',
  lead: 'أرسلتم هذا البريد من موقعكم بالإعدادات المدخلة في صفحة البريد الإلكتروني. وبعد حفظها يرسل موقعكم رسائل البريد بهذه الطريقة.',
};
