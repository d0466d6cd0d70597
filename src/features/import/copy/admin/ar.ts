import type { ImportCopy } from '.';

/** Arabic counts in four ways that articles can come in. */
function imported(count: number): string {
  if (count === 0) return 'لا توجد مقالات جديدة';
  if (count === 1) return 'أُضيف مقال واحد كمسودة';
  if (count === 2) return 'أُضيف مقالان كمسودتين';
  return count % 100 >= 3 && count % 100 <= 10
    ? `أُضيفت ${count} مقالات كمسودات`
    : `أُضيف ${count} مقالًا كمسودات`;
}

/** The owner's words around imports, in Arabic. */
export const ar: ImportCopy = {
  action: 'استيراد',
  names: { tuhaf: 'Tuhaf', radikal: 'Radikal', 'cnn-turk': 'CNN Türk' },
  button: (name) => `استيراد مقالات ${name}`,
  running: (name) => `جارٍ استيراد مقالات ${name}`,
  progress: (done, total) => `${done} / ${total}`,
  failed: (name) => `تعذّر استيراد مقالات ${name}`,
  done: (name) => `اكتمل استيراد مقالات ${name}`,
  imported,
  report: {
    title: (name) => `${name}: تقرير الاستيراد`,
    imported: 'أُضيف',
    known: 'معروف من قبل',
    failed: 'تعذّر استيراده',
    pictures: 'صور لم تُجلب',
    addedTitle: 'ما أُضيف كمسودات',
    failedTitle: 'ما تعذّر استيراده',
    untitled: 'مقال بلا عنوان',
    close: 'إغلاق التقرير',
  },
  refused: {
    notConfigured: 'لم يُضبط عنوان لهذا المصدر.',
    busy: 'استيراد هذا المصدر جارٍ بالفعل.',
    source: (reason) => `تعذّرت قراءة المصدر: ${reason}.`,
  },
  reasons: {
    bad_address: 'العنوان يقود إلى مكان آخر',
    private_address: 'العنوان يقود إلى شبكة خاصة',
    unreachable: 'تعذّر الوصول إلى الصفحة',
    status: 'أجابت الصفحة بخطأ',
    wrong_type: 'لا توجد صفحة في هذا العنوان',
    too_large: 'الصفحة كبيرة جدًا',
    too_slow: 'لم تُجب الصفحة في الوقت المناسب',
    other_host: 'النص موجود في موقع آخر',
    no_text: 'لم يُعثر على نص مقال في الصفحة',
    no_title: 'المقال بلا عنوان',
    no_articles: 'لا يوجد في هذا العنوان موجز ولا قائمة مقالات',
    unexpected: 'حدث خطأ غير متوقع',
  },
};
