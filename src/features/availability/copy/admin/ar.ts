import type { AvailabilityCopy } from '.';

const plural = new Intl.PluralRules('ar');

interface Forms {
  one: string;
  two: string;
  /** 3 to 10. */
  few: string;
  /** 11 to 99. */
  many: string;
  /** Whole hundreds. */
  other: string;
}
/** A counted noun; one and two are said by the noun alone. */
function counted(count: number, forms: Forms): string {
  const form = plural.select(count);
  if (form === 'one' || form === 'two') return forms[form];
  return `${count} ${form === 'zero' ? forms.other : forms[form]}`;
}

const hourForms: Forms = { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' };
const dayForms: Forms = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' };
const appointmentForms: Forms = {
  one: 'موعد واحد',
  two: 'موعدان',
  few: 'مواعيد',
  many: 'موعدًا',
  other: 'موعد',
};
const busyForms: Forms = {
  one: 'وقت مشغول واحد',
  two: 'وقتان مشغولان',
  few: 'أوقات مشغولة',
  many: 'وقتًا مشغولًا',
  other: 'وقت مشغول',
};

export const ar: AvailabilityCopy = {
  title: 'أوقات التوفّر',
  lead: 'لا يرى الزوار إلا الساعات التي تتركونها مفتوحة هنا، ولا يعرفون أبدًا سبب انشغال أي ساعة.',
  validation: {
    to: 'لا يجوز أن تسبق النهاية البداية، ولا أن تتأخر عنها أكثر من 400 يوم',
    toTime: 'يجب أن تكون ساعة النهاية بعد البداية؛ يُرجى إدخال الساعتين معًا',
    from: 'يُرجى اختيار يوم',
    address: 'يُرجى إدخال عنوان تقويم يبدأ بـ ‎https://‎',
  },
  errors: { changed: 'تغيّرت هذه المعلومات من مكان آخر أثناء الكتابة' },
  failed: {
    title: 'تعذّر الحفظ',
    text: 'يُرجى التحقق من الاتصال والمحاولة من جديد. ما كتبتموه لا يزال هنا.',
  },
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  edit: 'تعديل',
  hours: {
    title: 'الساعات الأسبوعية',
    text: 'يمكن أن تبدأ المواعيد في الساعات المفعّلة. جميع الساعات بتوقيت إسطنبول.',
    toggle: (day, hour) => `${day} ${hour}`,
    copy: 'تطبيق ساعات الاثنين على كل الأيام',
    copyWeekdays: 'تطبيق ساعات الاثنين على أيام العمل',
    none: 'مغلق',
    count: (count) => counted(count, hourForms),
  },
  rule: {
    title: 'القواعد',
    days: 'قبل كم يومًا على الأكثر يمكن الحجز؟',
    daysHint: 'ابتداءً من الغد؛ من 1 إلى 365 يومًا',
    notice: 'وقبل كم ساعة على الأقل؟',
    noticeHint: '0: أي ساعة ابتداءً من الغد. لا يمكن الحجز لليوم نفسه أبدًا.',
    before: 'الفاصل قبل كل موعد، بالدقائق',
    beforeHint: 'للتحضير؛ 120 على الأكثر',
    after: 'الفاصل بعد كل موعد، بالدقائق',
    afterHint: 'للملاحظات والاستراحة؛ 120 على الأكثر',
    range: (min, max) => `يُرجى إدخال عدد صحيح من ${min} إلى ${max}`,
    placeholder: 'حجوزات تجريبية',
    placeholderText:
      'عند التفعيل تظهر ساعة من كل سبع ساعات تقريبًا محجوزة، كي لا يبدو التقويم الجديد فارغًا. لا يؤثر ذلك في المواعيد الحقيقية، ويمكن إيقافه في أي وقت.',
    on: 'مفعّل',
    off: 'متوقف',
  },
  bar: {
    label: 'تغييرات غير محفوظة',
    saved: 'حُفظت أوقات التوفّر',
    savedText: 'يظهر ذلك في التقويم على الفور.',
    discarded: 'أُلغيت التغييرات',
    invalid: 'يُرجى تصحيح الحقول المميّزة',
  },
  conflict: {
    title: 'تغيّرت هذه الإعدادات في مكان آخر',
    text: 'ما أدخلتموه لا يزال أدناه ولم يُستبدل شيء. المحفوظ حاليًا:',
    mine: 'حفظ ما أدخلتموه',
    theirs: 'اعتماد المحفوظ',
  },
  blocks: {
    title: 'الأوقات المغلقة',
    text: 'إجازة أو عطلة أو بضع ساعات فقط. لا يرى الملاحظة أحد سواكم.',
    add: 'إضافة وقت مغلق',
    edit: 'تعديل الوقت المغلق',
    empty: 'لا توجد أوقات مغلقة',
    emptyText: 'تظهر هنا الأيام والساعات التي تغلقونها إضافةً إلى الساعات الأسبوعية.',
    list: 'الأوقات المغلقة، الأقرب أولًا',
    from: 'اليوم الأول',
    to: 'اليوم الأخير',
    wholeDay: 'اليوم كله',
    fromTime: 'من الساعة',
    toTime: 'حتى الساعة',
    note: 'ملاحظة',
    optional: '(اختياري)',
    noteHint: 'مثلًا: إجازة الصيف',
    submit: 'إغلاق هذا الوقت',
    added: 'أُغلق الوقت',
    saved: 'حُفظ الوقت المغلق',
    remove: 'حذف',
    removeNamed: (when) => `حذف: ${when}`,
    editNamed: (when) => `تعديل: ${when}`,
    removed: 'حُذف الوقت المغلق',
    restored: 'استُعيد الوقت المغلق',
    missing: 'لم يعد هذا الوقت المغلق موجودًا',
    touches: (count) => `لديكم ${counted(count, appointmentForms)} في هذا الوقت، ولم يحدث أي إلغاء:`,
    range: (from, to) => `${from} – ${to}`,
    day: (day, times) => `${day}، ${times}`,
    days: (count) => counted(count, dayForms),
  },
  calendars: {
    title: 'التقاويم المرتبطة',
    text: 'الساعات المشغولة في تقويمكم تُعدّ مشغولة هنا أيضًا. يُقرأ كل خمس عشرة دقيقة، ولا تُحفظ سوى الأوقات؛ أما العناوين وأسماء المشاركين فلا تُقرأ أبدًا.',
    add: 'ربط تقويم',
    edit: 'تعديل التقويم',
    empty: 'لا يوجد تقويم مرتبط',
    emptyText:
      'في «تقويم Google»: الإعدادات، ثم تقويمكم، ثم «العنوان السري بتنسيق iCal». وفي Apple وOutlook: انشروا التقويم وانسخوا عنوانه.',
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
    remove: 'فك الارتباط',
    removeNamed: (name) => `فك الارتباط: ${name}`,
    sure: (name) => `هل تريدون فك ارتباط «${name}»؟ سيُحذف عنوانه السري ولا يمكن التراجع عن ذلك.`,
    yes: 'نعم، فك الارتباط',
    removed: 'فُكّ ارتباط التقويم',
    missing: 'لم يعد هذا التقويم مرتبطًا',
    waiting: 'جارٍ القراءة…',
    ok: 'قُرئ',
    failing: 'تعذّرت القراءة',
    readAt: (moment) => `آخر قراءة: ${moment}`,
    lastGood: (moment) => `الساعات المشغولة المقروءة في ${moment} لا تزال سارية.`,
    never: 'لم يُقرأ بعد؛ ساعاته المشغولة غير محسوبة.',
    busy: (count) => counted(count, busyForms),
    unread: (count) => `إدخالات لم تُفهم فتُركت: ${count}.`,
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
