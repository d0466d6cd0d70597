import type { MediaCopy } from './tr';

export const ar: MediaCopy = {
  title: 'الإعلام',
  playing: 'يُعرض الآن',
  open: 'مشاهدة',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  close: 'إغلاق المشغّل',
  loading: 'جارٍ تحميل المقاطع...',
  failed: {
    title: 'تعذّر تحميل المقاطع',
    text: 'يُرجى التحقق من اتصالكم ثم المحاولة من جديد.',
    retry: 'إعادة المحاولة',
  },
};
