import { minutesText } from '#/platform/i18n/durations';
import type { IdentityMailCopy } from './tr';

export const ar: IdentityMailCopy = {
  reset: {
    subject: 'رابط تعيين كلمة مرور جديدة',
    headline: 'كلمة مرور جديدة',
    lead: 'ورد طلب لتعيين كلمة مرور جديدة لإدارة محتوى موقعكم. يمكنكم تعيينها عبر الرابط أدناه.',
    action: 'تعيين كلمة مرور جديدة',
    term: (minutes) => `يظل الرابط صالحًا لمدة ${minutesText('ar', minutes)}، ويُستخدم مرة واحدة فقط.`,
    otherwise: 'إن لم تطلبوا ذلك فلا حاجة إلى أي إجراء: تبقى كلمة مروركم كما هي.',
  },
};
