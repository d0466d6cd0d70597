import type { MailSettingsMailCopy } from './tr';

export const ar: MailSettingsMailCopy = {
  subject: 'رسالة اختبار',
  headline: 'إعدادات بريدكم تعمل',
  lead: 'أرسلتم هذه الرسالة من موقعكم بالإعدادات المدخلة في صفحة البريد الإلكتروني. وبعد حفظها يرسل موقعكم رسائل البريد بهذه الطريقة.',
};
