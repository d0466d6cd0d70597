import type { AdminShellCopy } from './tr';

export const ar: AdminShellCopy = {
  title: 'إدارة المحتوى',
  site: 'فتح الموقع',
  groups: { inbox: 'الوارد', content: 'المحتوى', room: 'الإعدادات' },
  waiting: {
    reservations: (count) => `القادمة: ${count}`,
    applications: (count) => `بانتظاركم: ${count}`,
    messages: (count) => `غير المقروءة: ${count}`,
  },
  navigation: 'أقسام الإدارة',
};
