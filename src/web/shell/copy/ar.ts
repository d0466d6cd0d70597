import type { ShellCopy } from './tr';

export const ar: ShellCopy = {
  skip: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  mainNavigation: 'التنقل الرئيسي',
  languages: 'اللغة',
  theme: 'المظهر الفاتح أو الداكن',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  nav: {
    home: 'الرئيسية',
    about: 'نبذة',
    consulting: 'الاستشارات',
    training: 'التدريب',
    books: 'الكتب',
    media: 'الإعلام',
    articles: 'المقالات',
    contact: 'التواصل',
  },
  home: {
    title: (name, roles) => `${name} - ${roles.join('، ')}`,
    consultingReservation: 'حجز استشارة',
    trainingReservation: 'طلب تدريب',
    quickActions: 'حجز سريع',
    whatsapp: 'واتساب',
  },
  rights: (year, name) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
  missing: {
    title: 'الصفحة التي تبحثون عنها غير موجودة',
    text: 'ربما تغيّر العنوان، أو لم يكن موجودًا أصلًا.',
    home: 'العودة إلى الصفحة الرئيسية',
    consulting: 'خدمات الاستشارة',
  },
  failed: {
    title: 'تعذّر تحميل الصفحة',
    text: 'يُرجى التحقق من اتصالكم ثم المحاولة من جديد.',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ التحميل...',
  },
};
