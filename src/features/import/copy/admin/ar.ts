import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { ImportCopy } from './tr';

const drafts: PluralForms = {
  zero: 'لا توجد مقالات جديدة',
  one: 'أُضيفت مسودة مقال واحد',
  two: 'أُضيفت مسودتا مقالين',
  few: 'أُضيفت مسودات # مقالات',
  many: 'أُضيفت مسودات # مقالًا',
  other: 'أُضيفت مسودات # مقال',
};

export const ar: ImportCopy = {
  action: 'استيراد',
  names: { tuhaf: 'غرائب', radikal: 'راديكال', 'cnn-turk': 'سي إن إن تورك' },
  moving: 'إحضار المقالات من موقعكم على WordPress أو Ghost',
  button: (name) => `استيراد مقالات «${name}»`,
  running: (name) => `جارٍ استيراد مقالات «${name}»`,
  progress: (done, total) => `${done} من ${total}`,
  failed: (name) => `تعذّر استيراد مقالات «${name}»`,
  done: (name) => `اكتمل استيراد مقالات «${name}»`,
  imported: (count) => counted('ar', count, drafts),
  report: {
    title: (name) => `${name}: تقرير الاستيراد`,
    imported: 'أُضيف',
    known: 'معروف من قبل',
    failed: 'تعذّر استيراده',
    pictures: 'صور لم تُجلب',
    addedTitle: 'المسودات المضافة',
    failedTitle: 'ما تعذّر استيراده',
    untitled: 'مقال بلا عنوان',
    close: 'إغلاق التقرير',
  },
  refused: {
    notConfigured: 'لم يُحدَّد عنوان لهذا المصدر، وعلى من أعدّ الموقع أن يكتبه في إعدادات الخادم.',
    busy: 'استيراد هذا المصدر جارٍ بالفعل. يُرجى انتظار انتهائه.',
    source: (reason) => `تعذّرت قراءة المصدر: ${reason}.`,
  },
  reasons: {
    bad_address: 'العنوان يقود إلى مكان آخر',
    private_address: 'العنوان يقود إلى شبكة خاصة',
    unreachable: 'تعذّر الوصول إلى الصفحة',
    status: 'أجابت الصفحة بخطأ',
    wrong_type: 'لا توجد صفحة في هذا العنوان',
    too_large: 'الصفحة كبيرة جدًا',
    too_slow: 'لم تستجب الصفحة في الوقت المناسب',
    other_host: 'النص موجود في موقع آخر',
    no_text: 'لم يُعثر على نص مقال في الصفحة',
    no_title: 'المقال بلا عنوان',
    too_complex: 'الصفحة أعقد من أن تُقرأ',
    no_articles: 'لا يوجد في هذا العنوان موجز ولا قائمة مقالات',
    unexpected: 'حدث خطأ غير متوقع',
  },
};
