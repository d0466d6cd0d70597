import type { tr } from './tr';

export const ar: typeof tr = {
  title: 'الإعلام',
  add: 'إضافة فيديو جديد',
  edit: 'تعديل الفيديو',
  list: 'الفيديوهات بحسب ترتيبها في الموقع',
  empty: {
    title: 'لا فيديوهات بعد',
    text: 'إلى أن تضيفوا أول فيديو تعرض الصفحة الرئيسية أربعة فيديوهات تجريبية.',
  },
  emptyOfHers: 'عند إضافة أول فيديو يظهر قسم الإعلام في الصفحة الرئيسية.',
  noThumbnail: 'بلا صورة',
  noVideo: 'بلا رابط فيديو، لا يظهر في الموقع',
  fields: {
    title: 'عنوان الفيديو',
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
  created: 'أُضيف الفيديو',
  updated: 'حُدّث الفيديو',
  deleted: 'حُذف الفيديو',
  restored: 'استُعيد الفيديو',
  deletedOne: (title) => `حُذف «${title}».`,
};
