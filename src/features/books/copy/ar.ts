import type { BooksCopy } from './tr';

export const ar: BooksCopy = {
  title: 'الكتب',
  more: 'قراءة المزيد',
  less: 'عرض أقل',
  cover: (title) => `غلاف كتاب «${title}»`,
  shops: (title) => `شراء كتاب «${title}»`,
  newTab: '(يُفتح في علامة تبويب جديدة)',
  loading: 'جارٍ تحميل الكتب...',
  failed: {
    title: 'تعذّر تحميل الكتب',
    text: 'يُرجى التحقق من اتصالكم ثم المحاولة من جديد.',
    retry: 'إعادة المحاولة',
  },
};
