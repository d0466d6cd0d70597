import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { ScheduleCopy } from './tr';

const busyTimes: PluralForms = {
  one: 'وقت مشغول واحد',
  two: 'وقتان مشغولان',
  few: '# أوقات مشغولة',
  many: '# وقتًا مشغولًا',
  other: '# وقت مشغول',
};

const entries = { one: 'إدخال واحد', two: 'إدخالان', few: '# إدخالات', many: '# إدخالًا', other: '# إدخال' };

export const ar: ScheduleCopy = {
  validation: {
    address: 'يُرجى إدخال عنوان تقويم يبدأ بـ ‎https://‎',
  },
  errors: { changed: 'تغيّرت هذه المعلومات من مكان آخر أثناء الكتابة' },
  calendars: {
    title: 'التقاويم المرتبطة',
    text: 'الساعات المشغولة في تقويمكم تُعدّ مشغولة هنا أيضًا. يُقرأ كل خمس عشرة دقيقة، ولا تُحفظ سوى الأوقات؛ أما العناوين وأسماء المشاركين فلا تُقرأ أبدًا. وإن كنتم تستخدمون iCloud أو Nextcloud أو Fastmail فيكفيكم بدلًا من ذلك «حساب تقويمكم» أدناه.',
    add: 'ربط تقويم',
    edit: 'تعديل التقويم',
    empty: 'لا يوجد تقويم مرتبط',
    emptyText:
      'في «تقويم Google»: الإعدادات، ثم تقويمكم، ثم «العنوان السري بتنسيق iCal». وفي Apple وOutlook: أنشئوا رابط مشاركة التقويم وانسخوه؛ ولا يرى التقويم إلا من لديه هذا الرابط.',
    list: 'التقاويم المرتبطة',
    name: 'الاسم',
    nameHint: 'لكم وحدكم: العمل، العائلة…',
    address: 'عنوان iCal السري',
    addressHint: 'يبدأ بـ ‎https://‎. هذا العنوان بمثابة كلمة مرور: بعد حفظه لن يُعرض هنا مرة أخرى.',
    addressKept: (host) => `هناك عنوان محفوظ لدى ${host}؛ اتركوا الحقل فارغًا للإبقاء عليه.`,
    submit: 'ربط التقويم',
    added: 'رُبط التقويم',
    addedText: 'سيُقرأ خلال بضع ثوانٍ.',
    saved: 'حُفظ التقويم',
    refresh: 'القراءة الآن',
    refreshNamed: (name) => `القراءة الآن: ${name}`,
    editNamed: (name) => `تعديل: ${name}`,
    remove: 'إلغاء الربط',
    removeNamed: (name) => `إلغاء الربط: ${name}`,
    sure: (name) => `هل تريدون إلغاء ربط «${name}»؟ سيُحذف عنوانه السري ولا يمكن التراجع عن ذلك.`,
    yes: 'نعم، إلغاء الربط',
    removed: 'أُلغي ربط التقويم',
    missing: 'لم يعد هذا التقويم مرتبطًا',
    waiting: 'جارٍ القراءة…',
    ok: 'قُرئ',
    failing: 'تعذّرت القراءة',
    readAt: (moment) => `آخر قراءة: ${moment}`,
    lastGood: (moment) => `الساعات المشغولة المقروءة في ${moment} لا تزال سارية.`,
    never: 'لم يُقرأ بعد؛ ساعاته المشغولة غير محسوبة.',
    busy: (count) => counted('ar', count, busyTimes),
    skipped: (count) => `تُرك ما لم يُفهم: ${counted('ar', count, entries)}.`,
    reasons: {
      bad_address: 'العنوان غير صالح.',
      private_address: 'يقود العنوان إلى شبكة خاصة، ولا يُتصل بها.',
      unreachable: 'تعذّر الوصول إلى العنوان.',
      status: 'لم يسلّم الخادم التقويم؛ ربما تغيّر العنوان السري.',
      wrong_type: 'تعذّرت قراءة الملف الموجود في العنوان.',
      too_large: 'ملف التقويم أكبر من 10 ميغابايت.',
      too_slow: 'يتأخر الخادم كثيرًا في الرد.',
      not_a_calendar: 'الملف الموجود في العنوان ليس تقويم iCal.',
      too_complex: 'التقويم أعقد من أن يُقرأ.',
    },
  },
};
