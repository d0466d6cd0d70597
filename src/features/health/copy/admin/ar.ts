import type { HealthCopy } from './tr';

/** Addresses and figures stand in a direction of their own within Arabic text. */
const apart = (text: string | undefined): string => `\u2068${text}\u2069`;

export const ar: HealthCopy = {
  title: 'الحالة',
  lead: 'كيف يبدو الموقع من الخارج ومن الداخل، مع الجهاز الذي يعمل عليه.',
  checking: 'جارٍ الفحص...',
  again: 'إعادة الفحص',
  checked: (time) => `آخر فحص: ${time}`,
  list: 'نتائج الفحص',
  allWell: 'كل شيء على ما يرام',
  hints: (count) => `الموقع يعمل. ما يُستحسن فعله: ${count}`,
  faults: (count) => `ما يجب إصلاحه: ${count}`,
  failed: {
    title: 'تعذّر إجراء الفحص',
    text: 'لم يصل رد من الخادم. يُرجى إعادة المحاولة بعد قليل.',
  },
  states: { good: 'سليم', hint: 'نصيحة', fault: 'خلل', unknown: 'غير معروف' },
  subjects: {
    address: 'عنوان الموقع',
    scheme: 'تشفير الاتصال',
    host: 'اسم النطاق',
    visitors: 'عناوين الزوار',
    clock: 'الساعة',
    disk: 'القرص',
    database: 'قاعدة البيانات',
    mail: 'البريد الإلكتروني',
    backup: 'النسخة الاحتياطية',
    version: 'الإصدار',
  },
  findings: {
    address: {
      reached: ({ address }) => `يمكن الوصول إلى الموقع على ${apart(address)}.`,
      name: ({ host }) => `الاسم ${apart(host)} غير موجود. وجّهوا سجل DNS لنطاقكم إلى هذا الخادم.`,
      refused: ({ address }) =>
        `يرفض ${apart(address)} الاتصال. تحققوا من أن الخادم الأمامي (Caddy أو nginx) يعمل، ومن أن جدار الحماية يفتح المنفذين 80 و443.`,
      certificate: ({ address }) =>
        `شهادة ${apart(address)} غير صالحة. تحققوا من أن النطاق يشير إلى هذا الخادم، ثم راجعوا سجل الخادم الأمامي.`,
      noEncryption: ({ address }) =>
        `لا يستخدم ${apart(address)} بروتوكول HTTPS. فعّلوه في الخادم الأمامي أو صحّحوا الإعداد ${apart('BASE_URL')}.`,
      tooSlow: ({ address }) =>
        `لم يرد ${apart(address)} خلال خمس ثوانٍ. تحققوا من جدار الحماية والخادم الأمامي والحِمل على الجهاز.`,
      unreachable: ({ address }) =>
        `يتعذّر الوصول إلى ${apart(address)}. تحققوا من الإعداد ${apart('BASE_URL')} ومن الشبكة والخادم الأمامي.`,
      otherSite: ({ address }) =>
        `يرد ${apart(address)} لكنه ليس هذا الموقع. تحققوا من أن ${apart('BASE_URL')} والنطاق والخادم الأمامي تقود إلى هذا الموقع.`,
      stopped: ({ address }) => `خادم ${apart(address)} متوقف. شغّلوا الموقع أو راجعوا سجله.`,
    },
    scheme: {
      secure: () => 'يستخدم الموقع HTTPS.',
      local: ({ address }) =>
        `الموقع مفتوح لهذا الجهاز وحده (${apart(address)}). عند نشره ضعوا في ${apart('BASE_URL')} عنوانكم الذي يبدأ بـ ${apart('https')}.`,
      plain: ({ address }) =>
        `الاتصالات غير مشفّرة (${apart(address)}). ضعوا Caddy أمام الموقع واجعلوا ${apart('BASE_URL')} يبدأ بـ ${apart('https')}.`,
    },
    host: {
      same: ({ seen }) => `تصل الطلبات باسم ${apart(seen)}.`,
      rewritten: ({ seen, host }) =>
        `تصل الطلبات باسم ${apart(seen)} بدلًا من ${apart(host)}. اجعلوا الخادم الأمامي يمرّر ترويسة Host كما هي (${apart('nginx: proxy_set_header Host $host')}).`,
      unknown: () => 'غير معروف، لأن الموقع لم يُفتح من عنوانه.',
    },
    visitors: {
      seen: ({ visitor }) => `يمرّر الخادم الأمامي عناوين الزوار (هذا الفحص: ${apart(visitor)}).`,
      direct: ({ visitor }) => `يتصل الزوار مباشرة (هذا الفحص: ${apart(visitor)}).`,
      untrusted: ({ peer }) =>
        `يرسل الخادم الأمامي عناوين الزوار لكنه غير موثوق، فيُحسب الزوار جميعًا زائرًا واحدًا. ضعوا في ${apart('TRUST_PROXY')} العنوان ${apart(peer)}.`,
      hidden: () =>
        `لا يرسل الخادم الأمامي عناوين الزوار، فلا تعمل حدود منع الإساءة. اجعلوه يضيف ترويسة X-Forwarded-For (${apart('nginx: proxy_set_header X-Forwarded-For $remote_addr')}).`,
      unknown: () => 'غير معروف، لأن الموقع لم يُفتح من عنوانه.',
    },
    clock: {
      right: () => 'ساعة الجهاز صحيحة.',
      wrong: ({ seconds }) =>
        `ساعة الجهاز مختلفة بمقدار ${apart(seconds)} ثانية، وهذا يُفسد المواعيد ورموز التحقق. فعّلوا مزامنة الوقت (${apart('timedatectl set-ntp true')}).`,
      unknown: () => 'لم توجد ساعة للمقارنة.',
    },
    disk: {
      enough: ({ megabytes }) => `المساحة الحرة: ${apart(`${megabytes} MB`)}.`,
      little: ({ megabytes }) =>
        `المساحة الحرة تقل: ${apart(`${megabytes} MB`)}. أفرغوا مساحة على قرص مجلد البيانات.`,
      full: ({ megabytes }) =>
        `المساحة الحرة توشك أن تنفد: ${apart(`${megabytes} MB`)}. أفرغوا مساحة الآن، وإلا تعذّر حفظ الحجوزات الجديدة.`,
      unknown: () => 'تعذّرت معرفة المساحة الحرة.',
    },
    database: {
      well: ({ version, applied }) =>
        `ترد قاعدة البيانات ${apart(`PostgreSQL ${version}`)} ومخططها محدّث (${apart(applied)}).`,
      unreachable: () => `قاعدة البيانات لا ترد. تحققوا من أنها تعمل ومن الإعداد ${apart('DATABASE_URL')}.`,
      readOnly: () =>
        'قاعدة البيانات للقراءة فقط، فلا يمكن الحجز. أفرغوا مساحة على قرصها أو اجعلوها قابلة للكتابة.',
      old: ({ version, needed }) =>
        `الإصدار ${apart(`PostgreSQL ${version}`)} غير مدعوم. رقّوه إلى الإصدار ${apart(needed)} أو أحدث.`,
      migrations: ({ applied, known }) =>
        `مخطط قاعدة البيانات لا يناسب هذا الإصدار (عدد التغييرات ${apart(applied)} والمطلوب ${apart(known)}). أعيدوا تشغيل الموقع بآخر إصدار ثبّتموه.`,
      unknown: () => 'غير معروف، لأن الخادم متوقف.',
    },
    mail: {
      reachable: () => 'يرد خادم البريد؛ ولم يُرسَل شيء لاختباره.',
      failed: ({ reason }) =>
        `يتعذّر الاتصال بخادم البريد: ${apart(reason)}. تحققوا من ${apart('SMTP_URL')} أو من صفحة البريد الإلكتروني في غرفتكم، ومن حالة مزوّد الخدمة؛ وتُرسَل الرسائل المنتظرة لاحقًا.`,
      none: () =>
        'لا تُرسَل الرسائل بل تُكتب في مجلد البيانات. أدخلوا خادم بريدكم في صفحة البريد الإلكتروني في غرفتكم.',
    },
    backup: {
      recent: ({ hours }) => `عدد الساعات منذ آخر نسخة احتياطية: ${apart(hours)}.`,
      old: ({ hours }) => `عدد الساعات منذ آخر نسخة احتياطية: ${apart(hours)}. تحققوا من أن مهمة النسخ تعمل.`,
      none: () => 'لا توجد نسخة احتياطية معروفة. انسخوا مجلد البيانات كل يوم إلى جهاز آخر.',
    },
    version: {
      current: ({ running, node }) => `${apart(`Kürsü ${running}`)}، ${apart(`Node.js ${node}`)}.`,
      oldNode: ({ node, needed }) =>
        `الإصدار ${apart(`Node.js ${node}`)} قديم جدًا. شغّلوا الموقع بالإصدار ${apart(needed)} أو أحدث.`,
      restart: ({ running, installed }) =>
        `الإصدار العامل ${apart(running)} والمثبّت ${apart(installed)}. أعيدوا تشغيل الموقع.`,
    },
  },
};
