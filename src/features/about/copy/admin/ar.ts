import type { tr } from './tr';

export const ar: typeof tr = {
  title: 'نبذة',
  add: 'إضافة قسم',
  edit: 'تعديل القسم',
  list: 'الأقسام بحسب ترتيبها في الصفحة',
  empty: { title: 'لا أقسام بعد', text: 'تبدأ صفحة النبذة بقسمكم الأول.' },
  choices: {
    section: {
      hero: 'مقدمة',
      early_career: 'البدايات',
      major_brands: 'علامات كبرى',
      ai_transformation: 'التحوّل بالذكاء الاصطناعي',
      current_future: 'اليوم وما بعده',
    },
  },
  fields: {
    section: 'الموضوع',
    title: 'العنوان',
    content: 'النص',
    sortOrder: 'الترتيب',
    isPublished: 'النشر',
  },
  created: 'أُنشئ قسم النبذة',
  updated: 'حُدّث قسم النبذة',
  deleted: 'حُذف قسم النبذة',
  restored: 'استُعيد قسم النبذة',
  deletedOne: (title) => `حُذف «${title}».`,
};
