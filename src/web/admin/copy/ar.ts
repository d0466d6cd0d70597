import type { AdminShellCopy } from './tr';

export const ar: AdminShellCopy = {
  title: 'إدارة المحتوى',
  site: 'الذهاب إلى الموقع',
  view: 'عرض الموقع',
  close: 'إغلاق',
  display: 'لغة هذه الصفحات وألوانها',
  groups: { inbox: 'الوارد', content: 'المحتوى', site: 'الموقع', settings: 'الإعدادات' },
  waiting: {
    reservations: (count) => `القادمة: ${count}`,
    applications: (count) => `بانتظاركم: ${count}`,
    messages: (count) => `غير المقروءة: ${count}`,
  },
  news: (count) => `الجديد: ${count}`,
  navigation: 'أقسام الإدارة',
};
