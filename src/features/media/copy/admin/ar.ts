import type { tr } from './tr';

export const ar: typeof tr = {
  title: 'الإعلام',
  add: 'إضافة تسجيل جديد',
  edit: 'تعديل التسجيل',
  list: 'التسجيلات بحسب ترتيبها في الموقع',
  empty: {
    title: 'لا تسجيلات بعد',
    text: 'إلى أن تضيفوا أول فيديو تعرض الصفحة الرئيسية أربعة فيديوهات تجريبية.',
  },
  emptyOfHers: 'عند إضافة أول فيديو يظهر قسم الإعلام في الصفحة الرئيسية.',
  noThumbnail: 'بلا صورة',
  noVideo: 'بلا فيديو، لا يظهر في الموقع',
  fields: {
    title: 'عنوان التسجيل',
    channel: 'المكان',
    description: 'الوصف',
    thumbnail: 'الصورة المصغّرة',
    videoId: 'الفيديو',
    platform: 'المنصة',
    date: 'التاريخ',
    durationSeconds: 'المدة',
    sortOrder: 'الترتيب',
    isPublished: 'النشر',
  },
  hints: {
    videoId: 'ألصقوا رابط صفحة الفيديو في يوتيوب أو فيميو',
    durationSeconds: 'دقائق أو دقائق:ثوانٍ، مثل 12 أو 12:30',
    channel: 'أين سُجّل: مؤتمر أو بودكاست أو تلفزيون',
  },
  durationError: 'يُرجى كتابة المدة بالدقائق أو على هيئة دقائق:ثوانٍ، مثل 12:30',
  created: 'أُنشئ التسجيل',
  updated: 'حُدّث التسجيل',
  deleted: 'حُذف التسجيل',
  restored: 'استُعيد التسجيل',
  deletedOne: (title) => `حُذف «${title}».`,
};
