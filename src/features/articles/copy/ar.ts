import { minutesText } from '#/platform/i18n/durations';
import type { ArticlesCopy } from './tr';

export const ar: ArticlesCopy = {
  meta: {
    title: 'المقالات',
    description:
      'كتابات في التسويق والذكاء الاصطناعي والحياة اليومية: التقنية والتسويق، وكتابات غريبة، ومقالات نُشرت في راديكال وسي إن إن تورك.',
    keywords:
      'مقالات، مقالات تسويق، التسويق الرقمي، الذكاء الاصطناعي، فلسفة، مقالات راديكال، مقالات سي إن إن تورك',
  },
  title: 'المقالات',
  subtitle: 'عن التسويق والآلات وغرائب الإنسان؛ كُتبت من غير استعجال.',
  home: 'الرئيسية',
  all: 'كل المقالات',
  more: 'قراءة المزيد',
  minutes: (count) => minutesText('ar', count),
  categories: {
    Felsefe: 'فلسفة',
    Teknoloji: 'تقنية',
    Tuhaf: 'غرائب',
    Radikal: 'راديكال',
    'CNN Türk': 'سي إن إن تورك',
  },
  uncategorised: 'مقالات أخرى',
  groups: {
    technology: 'التقنية والتسويق',
    strange: 'كتابات غريبة',
    radikal: 'مقالات راديكال',
    cnnTurk: 'مقالات سي إن إن تورك',
  },
  loading: 'جارٍ تحميل المقالات...',
  loadingOne: 'جارٍ تحميل المقال...',
  empty: 'لا توجد مقالات منشورة بعد.',
  failed: {
    title: 'تعذّر تحميل المقالات',
    text: 'يُرجى التحقق من اتصالكم ثم المحاولة من جديد.',
    retry: 'إعادة المحاولة',
  },
  missing: {
    title: 'لم يُعثر على المقال',
    text: 'ربما أُزيل المقال أو تغيّر عنوانه.',
    back: 'العودة إلى المقالات',
  },
  untranslated: (language) =>
    `لم يُترجَم هذا المقال إلى العربية؛ النص ${{ tr: 'بالتركية', en: 'بالإنجليزية', ar: 'بالعربية' }[language]}.`,
  share: { action: 'مشاركة', copied: 'نُسخ الرابط إلى الحافظة.', print: 'طباعة' },
  previous: 'المقال السابق',
  next: 'المقال التالي',
  neighbours: 'المقال السابق والمقال التالي',
  pages: {
    label: 'صفحات المقالات',
    title: (page) => `المقالات، الصفحة ${page}`,
    newer: 'مقالات أحدث',
    older: 'مقالات أقدم',
  },
  related: 'اقرؤوا أيضًا',
};
