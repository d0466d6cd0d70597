import type { AdminShellCopy } from './tr';

export const ar: AdminShellCopy = {
  title: 'إدارة المحتوى',
  site: 'فتح الموقع',
  groups: { inbox: 'الوارد', content: 'المحتوى', room: 'الإعدادات' },
  tabs: {
    overview: 'نظرة عامة',
    reservations: 'الحجوزات',
    applications: 'طلبات التدريب',
    messages: 'الرسائل',
    availability: 'الأوقات المتاحة',
    books: 'الكتب',
    media: 'الإعلام',
    articles: 'المقالات',
    about: 'نبذة',
    account: 'الحساب',
  },
  waiting: {
    reservations: (count) => `القادمة: ${count}`,
    applications: (count) => `بانتظاركم: ${count}`,
    messages: (count) => `غير المقروءة: ${count}`,
  },
  navigation: 'أقسام الإدارة',
};
