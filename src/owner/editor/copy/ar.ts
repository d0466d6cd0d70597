import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { EditorCopy } from './tr';

const words: PluralForms = { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', other: '# كلمة' };
const characters: PluralForms = {
  one: 'حرف واحد',
  two: 'حرفان',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
};
/** The forms after a verbal noun, which gives the dual another ending. */
const pictures: PluralForms = { one: 'صورة واحدة', two: 'صورتين', few: '# صور', other: '# صورة' };

export const ar: EditorCopy = {
  toolbar: 'تنسيق النص',
  loading: 'جارٍ تحميل محرر النص...',
  more: 'أدوات أخرى',
  undo: 'تراجع',
  redo: 'إعادة',
  heading: (level) =>
    ({ 2: 'عنوان فرعي', 3: 'عنوان من المستوى الثالث', 4: 'عنوان من المستوى الرابع' })[level] ?? 'عنوان',
  bold: 'غامق',
  italic: 'مائل',
  underline: 'تحته خط',
  strike: 'يتوسطه خط',
  code: 'شيفرة',
  letters: { heading: 'ع', bold: 'غ', italic: 'م', underline: 'ت', strike: 'خ' },
  link: 'رابط',
  quote: 'اقتباس',
  bulletList: 'قائمة',
  orderedList: 'قائمة مرقّمة',
  rule: 'خط فاصل',
  codeBlock: 'كتلة شيفرة',
  picture: 'صورة',
  clear: 'مسح التنسيق',
  table: {
    rowAfter: 'إضافة صف أسفله',
    columnAfter: 'إضافة عمود بعده',
    deleteRow: 'حذف الصف',
    deleteColumn: 'حذف العمود',
    deleteTable: 'حذف الجدول',
  },
  linkDialog: {
    title: 'رابط',
    address: 'وجهة الرابط',
    addressHint: '‏https://‎ أو mailto:‎ أو tel:‎ أو صفحة في هذا الموقع (‎/about‎، ‎/#contact‎)',
    invalid: 'يُرجى إدخال رابط صحيح',
    text: 'النص الظاهر',
    newTab: 'الفتح في علامة تبويب جديدة',
    apply: 'تطبيق',
    remove: 'إزالة الرابط',
    cancel: 'إلغاء',
  },
  pictureDialog: {
    title: 'صورة',
    choose: 'اختيار ملف',
    drop: 'يمكنكم أيضًا سحب الصور إلى النص أو لصقها فيه.',
    address: 'رابط الصورة',
    addressHint: 'رابط يبدأ بـ ‎https://‎ أو ملف في هذا الموقع',
    invalid: 'يُرجى إدخال رابط صورة صحيح',
    missing: 'يُرجى اختيار صورة أو إدخال رابطها',
    alt: 'ماذا تُظهر الصورة؟',
    altHint: 'صِفوا في جملة ما تُظهره الصورة؛ فهذا ما يسمعه القراء الذين لا يرونها.',
    caption: 'التعليق',
    apply: 'تطبيق',
    remove: 'إزالة الصورة',
    cancel: 'إلغاء',
    uploading: 'جارٍ الرفع...',
    taking: 'جارٍ جلب الصورة...',
    notTaken: 'تعذّر جلب الصورة إلى هذا الموقع. اضغطوا «تطبيق» مرة أخرى لتُعرض من عنوانها.',
  },
  captionPlaceholder: 'أضيفوا تعليقًا',
  uploading: (count) => `جارٍ رفع ${counted('ar', count, pictures)}...`,
  uploadFailed: 'تعذّر رفع الصورة. يُرجى إعادة المحاولة أو إدخال رابطها.',
  picturesLeftOut: (count) =>
    `تعذّر نقل ${counted('ar', count, pictures)} من النص الملصَق. اسحبوا الملف إلى النص لإضافته.`,
  count: (written, letters) => `${counted('ar', written, words)}، ${counted('ar', letters, characters)}`,
};
