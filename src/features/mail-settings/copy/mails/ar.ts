import type { MailSettingsMailCopy } from './tr';

export const ar: MailSettingsMailCopy = {
  subject: 'رسالة تجريبية',
  headline: 'إعدادات بريدكم تعمل',
  lead: 'أرسلتم هذه الرسالة من موقعكم بالإعدادات المدخلة في صفحة البريد الإلكتروني. وبعد حفظها يرسل موقعكم رسائله بهذه الطريقة.',
};
