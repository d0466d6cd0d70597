import type { AppCopy } from './tr';

export const ar: AppCopy = {
  close: 'إغلاق',
  lost: { title: 'انقطع الاتصال', text: 'ما زال بإمكانكم فتح الصفحات التي قرأتموها من قبل.' },
  back: { title: 'عاد الاتصال' },
};
