import type { AppCopy } from './index';

export const ar: AppCopy = {
  close: 'إغلاق',
  lost: { title: 'انقطع الاتصال', text: 'الصفحات التي سبقت لكم قراءتها ما زالت تُفتح.' },
  back: { title: 'عاد الاتصال' },
};
