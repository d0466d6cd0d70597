import type { tr } from './tr';

export const ar: typeof tr = {
  title: 'الكتب',
  add: 'إضافة كتاب جديد',
  edit: 'تعديل الكتاب',
  list: 'الكتب بحسب ترتيبها في الموقع',
  empty: {
    title: 'لا كتب بعد',
    text: 'إلى أن تضيفوا كتابكم الأول تعرض الصفحة الرئيسية ثلاثة نماذج.',
  },
  noCover: 'بلا غلاف',
  fields: {
    title: 'العنوان',
    description: 'التعريف',
    image: 'الغلاف',
    marketplaces: 'أماكن البيع',
    sortOrder: 'الترتيب',
    isPublished: 'النشر',
  },
  marketplaces: {
    name: 'الاسم',
    url: 'العنوان الإلكتروني',
    logo: 'الرمز',
    logoHint: 'رمز تعبيري أو عنوان صورة',
    add: 'إضافة مكان بيع',
    remove: 'إزالة',
    one: (place) => `مكان البيع ${place}`,
  },
  created: 'أُنشئ الكتاب',
  updated: 'حُدّث الكتاب',
  deleted: 'حُذف الكتاب',
  restored: 'استُعيد الكتاب',
  deletedOne: (title) => `حُذف «${title}».`,
};
