import { minutesText } from '#/platform/i18n/durations';
import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { AdminArticlesCopy } from './tr';

const articles: PluralForms = {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: '# مقالات',
  many: '# مقالًا',
  other: '# مقال',
};

export const ar: AdminArticlesCopy = {
  title: 'المقالات',
  add: 'إضافة مقال جديد',
  edit: 'تعديل المقال',
  list: 'قائمة المقالات',
  search: 'البحث في عناوين المقالات',
  filters: 'عوامل تصفية المقالات',
  state: { label: 'الحالة', all: 'الكل', published: 'منشور', scheduled: 'مجدول', draft: 'مسودة' },
  category: { label: 'الفئة', all: 'كل الفئات', none: 'بلا فئة' },
  shown: (count, of) => (count === of ? counted('ar', of, articles) : `المعروض: ${count} من ${of}`),
  empty: { title: 'لا توجد مقالات بعد', text: 'يمكنكم كتابة مقالكم الأول أو استيراد مقالاتكم السابقة.' },
  nothing: { title: 'لا يوجد مقال يطابق هذا البحث', clear: 'إزالة التصفية' },
  scheduled: (day) => `موعد النشر: ${day}`,
  untitled: 'بلا عنوان',
  onSite: 'عرض',
  opening: 'جارٍ فتح المقال...',
  openFailed: 'تعذّر فتح المقال',
  fields: {
    title: 'عنوان المقال',
    excerpt: 'الملخص',
    content: 'النص',
    category: 'الفئة',
    date: 'التاريخ',
    readTime: 'مدة القراءة بالدقائق',
    image: 'الصورة',
    imageAlt: 'وصف الصورة',
    canonicalUrl: 'رابط النشر الأول',
    isPublished: 'حالة النشر',
    automatic: 'ترجمات لم تُراجَع بعد',
  },
  hints: {
    excerpt: 'يظهر في القوائم ونتائج البحث؛ وتُعطى محركات البحث أول 160 حرفًا منه.',
    category: 'اختاروا فئة موجودة أو اكتبوا فئة جديدة.',
    canonicalUrl: 'حيث ظهر النص أول مرة إن كان في مكان آخر؛ به تعرف محركات البحث الأصل.',
  },
  onHome: {
    sample: 'تُعرض فئة «Felsefe» (فلسفة) في الصفحة الرئيسية.',
    own: 'تعرض الصفحة الرئيسية أحدث ثلاثة مقالات أيًّا كانت فئتها.',
  },
  readTimeHint: (minutes) => `إن تُرك فارغًا حُسبت من النص: ${minutesText('ar', minutes)}`,
  source: 'مستورد من',
  optional: '(اختياري)',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  preview: {
    open: 'معاينة',
    title: 'معاينة',
    note: 'هكذا سيظهر في الموقع. لم يُحفظ بعد.',
    close: 'إغلاق المعاينة',
    opening: 'جارٍ تحضير المعاينة...',
  },
  created: 'أُضيف المقال',
  updated: 'حُدِّث المقال',
  deleted: 'حُذف المقال',
  restored: 'استُعيد المقال',
  saved: {
    draft: 'حُفظ مسودةً، ولا يظهر في الموقع.',
    published: 'وهو منشور في الموقع.',
  },
  deletedOne: (title) => `حُذف «${title}»`,
};
