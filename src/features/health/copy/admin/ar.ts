import { counted } from '#/platform/i18n/plural';
import { gigabytesText } from '#/platform/i18n/units';
import type { HealthCopy } from './tr';

/** Addresses and figures stand in a direction of their own within Arabic text. */
const apart = (text: string | undefined): string => `\u2068${text}\u2069`;

const gigabytes = (megabytes: string | undefined) => apart(gigabytesText('ar', Number(megabytes)));
const ago = (hours: string | undefined) =>
  counted('ar', Number(hours), {
    zero: 'قبل أقل من ساعة',
    one: 'قبل ساعة',
    two: 'قبل ساعتين',
    few: 'قبل # ساعات',
    many: 'قبل # ساعة',
    other: 'قبل # ساعة',
  });
const appointments = (count: string | undefined) =>
  counted('ar', Number(count), {
    zero: 'لا مواعيد',
    one: 'موعد واحد',
    two: 'موعدان',
    few: '# مواعيد',
    many: '# موعدًا',
    other: '# موعد',
  });
const images = (count: string | undefined) =>
  counted('ar', Number(count), {
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '# صور',
    many: '# صورة',
    other: '# صورة',
  });
const secondsText = (seconds: string | undefined) =>
  counted('ar', Number(seconds), {
    one: 'ثانية',
    two: 'ثانيتين',
    few: '# ثوانٍ',
    many: '# ثانية',
    other: '# ثانية',
  });
const needs = {
  one: 'يبقى أمر واحد يلزم إجراؤه',
  two: 'يبقى أمران يلزم إجراؤهما',
  few: 'تبقى # أمور يلزم إجراؤها',
  many: 'يبقى # أمرًا يلزم إجراؤه',
  other: 'يبقى # أمر يلزم إجراؤه',
};
const faults = {
  one: 'يوجد خلل واحد.',
  two: 'يوجد خللان.',
  few: 'توجد # أعطال.',
  many: 'يوجد # عطلًا.',
  other: 'يوجد # عطل.',
};

export const ar: HealthCopy = {
  title: 'سلامة الموقع',
  lead: 'هل يعمل كل جزء من موقعكم، وماذا تفعلون إن لم يعمل؟',
  checking: 'جارٍ الفحص...',
  again: 'إعادة الفحص',
  checked: (day, time) => `آخر فحص: ${day}، ${time}`,
  list: 'نتائج الفحص',
  allWell: 'كل شيء على ما يرام',
  hints: (count) => `الموقع يعمل، لكن ${counted('ar', count, needs)}.`,
  faults: (count) => counted('ar', count, faults),
  failed: {
    title: 'تعذّر إجراء الفحص',
    text: 'لم يصل رد من الخادم. يُرجى إعادة المحاولة بعد قليل.',
  },
  states: { good: 'سليم', hint: 'يلزم إجراء', fault: 'خلل', unknown: 'غير معروف' },
  subjects: {
    address: 'عنوان الموقع',
    scheme: 'أمان الاتصال',
    host: 'روابط الصفحات',
    visitors: 'إساءة الاستخدام',
    clock: 'الساعة',
    disk: 'المساحة الحرة على الخادم',
    database: 'بياناتكم',
    mail: 'البريد الإلكتروني',
    backup: 'النسخة الاحتياطية',
    version: 'الإصدار',
  },
  links: { mail: 'فتح صفحة البريد الإلكتروني', backup: 'عرض النسخ الاحتياطية' },
  plain: {
    address: {
      reached: () => 'يمكن فتح موقعكم من عنوانه على الإنترنت.',
      local: () =>
        'لا يمكن الوصول إلى موقعكم من الخارج بعد: لا يُفتح إلا على الجهاز الذي يشغّله. وقبل افتتاحه للزوار على من أعدّه أن يربطه بنطاقكم.',
      name: () =>
        'نطاقكم لا يقود إلى الموقع، فلا يستطيع الزوار فتحه. أخبروا من أعدّ الموقع أو الشركة التي اشتريتم منها النطاق.',
      refused: () => 'لا يُفتح موقعكم من الخارج. أخبروا من أعدّه.',
      certificate: () => 'تُظهر المتصفحات تحذيرًا أمنيًا عند فتح موقعكم. أخبروا من أعدّه.',
      noEncryption: () => 'عنوان موقعكم غير آمن. أخبروا من أعدّ الموقع.',
      tooSlow: () => 'يستجيب موقعكم ببطء شديد. أعيدوا الفحص بعد قليل، فإن استمر فأخبروا من أعدّه.',
      unreachable: () => 'يتعذّر الوصول إلى موقعكم من عنوانه. أخبروا من أعدّه.',
      otherSite: () => 'يُفتح من عنوانكم موقع آخر غير هذا. أخبروا من أعدّ الموقع.',
      stopped: () => 'الموقع متوقف الآن. أخبروا من أعدّه.',
    },
    scheme: {
      secure: () => 'الاتصال آمن: ما يكتبه الزوار يصلكم مشفّرًا.',
      local: () => 'يُفحص بعد ربط نطاقكم.',
      plain: () => 'الاتصال غير آمن، والمتصفحات تحذّر زواركم. أخبروا من أعدّ الموقع.',
    },
    host: {
      same: () => 'تقود روابط الصفحات إلى عنوان موقعكم الصحيح.',
      rewritten: () => 'يتغيّر عنوان الموقع في الطريق، فقد تكون روابط صفحاته خاطئة. أخبروا من أعدّه.',
      unknown: () => 'لم يُفحص، لأن الموقع لم يُفتح من عنوانه.',
    },
    visitors: {
      seen: () => 'الحماية من إساءة الاستخدام تعمل.',
      direct: () => 'الحماية من إساءة الاستخدام تعمل.',
      untrusted: () =>
        'يظهر الزوار جميعًا كأنهم زائر واحد: إذا بلغ أحدهم الحد تعذّر الحجز على الجميع. أخبروا من أعدّ الموقع.',
      hidden: () => 'لا يمكن تمييز الزوار، فلا تعمل حدود منع الإساءة. أخبروا من أعدّ الموقع.',
      unknown: () => 'لم يُفحص، لأن الموقع لم يُفتح من عنوانه.',
    },
    clock: {
      right: () => 'الساعة صحيحة، والمواعيد والتذكيرات في وقتها.',
      wrong: () => 'ساعة الخادم خاطئة، وقد تختل أوقات المواعيد ورموز الدخول. أخبروا من أعدّ الموقع.',
      unknown: () => 'تعذّرت مقارنة الساعة.',
    },
    disk: {
      enough: () => 'المساحة الحرة على الخادم كافية.',
      little: ({ megabytes }) =>
        `المساحة الحرة تقل: بقي ${gigabytes(megabytes)}. اطلبوا ممن أعدّ الموقع أن يفرغ مساحة.`,
      full: ({ megabytes }) =>
        `المساحة الحرة توشك أن تنفد: بقي ${gigabytes(megabytes)}. إذا نفدت تعذّر حفظ المواعيد الجديدة؛ أخبروا من أعدّ الموقع فورًا.`,
      unknown: () => 'تعذّرت معرفة المساحة الحرة.',
    },
    database: {
      well: () => 'بياناتكم تُحفظ.',
      unreachable: () => 'يتعذّر الوصول إلى البيانات، فلا يعمل الموقع. أخبروا من أعدّه فورًا.',
      readOnly: () => 'لا يمكن حفظ المواعيد والتغييرات الجديدة. أخبروا من أعدّ الموقع فورًا.',
      old: () => 'البرنامج الذي يحفظ بياناتكم قديم. على من أعدّ الموقع تحديثه.',
      migrations: () => 'الموقع وبياناته لا يتوافقان. أخبروا من أعدّ الموقع.',
      unknown: () => 'لم يُفحص، لأن الموقع متوقف.',
    },
    mail: {
      reachable: () => 'خادم بريدكم يستجيب.',
      failed: ({ reason }) =>
        `يتعذّر إرسال البريد الآن (${apart(reason)})؛ وتُرسَل رسائل البريد المنتظرة لاحقًا. تحققوا مما أدخلتموه في صفحة البريد الإلكتروني وأرسلوا بريد الاختبار.`,
      none: () => 'لا يُرسَل أي بريد، فلا يصل بريد تأكيد المواعيد إلى أحد. أكملوا صفحة البريد الإلكتروني.',
    },
    backup: {
      proven: ({ hours, reservations, pictures }) =>
        `جُرّبت آخر نسخة احتياطية ${ago(hours)} وهي سليمة: ${appointments(reservations)}، ${images(pictures)}.`,
      sameMachine: ({ hours, reservations, pictures }) =>
        `جُرّبت آخر نسخة احتياطية ${ago(hours)} وهي سليمة (${appointments(reservations)}، ${images(pictures)})، لكنها على الجهاز الذي يشغّل الموقع: إذا تعطّل ضاعت معه. اختاروا مكانًا آخر أدناه.`,
      failed: () => 'تعذّر أخذ نسخة احتياطية. السبب مذكور أدناه.',
      unproven: () => 'لم تجتز آخر نسخة احتياطية التجربة فلا يمكن الاعتماد عليها. السبب مذكور أدناه.',
      recent: ({ hours }) => `آخر نسخة احتياطية ${ago(hours)}.`,
      old: ({ hours }) => `آخر نسخة احتياطية ${ago(hours)}، وربما توقف النسخ. أخبروا من أعدّ الموقع.`,
      none: () =>
        'لا توجد نسخة احتياطية بعد: إذا تعطّل الجهاز ضاع كل شيء. ترون أدناه متى تؤخذ النسخ وأين تُحفظ.',
    },
    version: {
      current: () => 'الإصدار المثبّت يعمل.',
      oldNode: () => 'البرنامج الذي يشغّل الموقع قديم. على من أعدّه تحديثه.',
      restart: () => 'ثُبّت إصدار جديد ولم يبدأ العمل بعد. على من أعدّ الموقع إعادة تشغيله.',
    },
  },
  findings: {
    address: {
      reached: ({ address }) => `يمكن الوصول إلى الموقع على ${apart(address)}.`,
      local: ({ address }) => `لا يُفتح ${apart(address)} إلا من هذا الجهاز.`,
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
        `ساعة الجهاز مختلفة بمقدار ${secondsText(seconds)}، وهذا يُفسد المواعيد ورموز التحقق. فعّلوا مزامنة الوقت (${apart('timedatectl set-ntp true')}).`,
      unknown: () => 'لم توجد ساعة للمقارنة.',
    },
    disk: {
      enough: ({ megabytes }) => `المساحة الحرة: ${gigabytes(megabytes)}.`,
      little: ({ megabytes }) =>
        `المساحة الحرة تقل: ${gigabytes(megabytes)}. أفرغوا مساحة على قرص مجلد البيانات.`,
      full: ({ megabytes }) =>
        `المساحة الحرة توشك أن تنفد: ${gigabytes(megabytes)}. أفرغوا مساحة الآن، وإلا تعذّر حفظ المواعيد الجديدة.`,
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
        `يتعذّر الاتصال بخادم البريد: ${apart(reason)}. تحققوا من ${apart('SMTP_URL')} أو من صفحة البريد الإلكتروني في غرفتكم، ومن حالة مزوّد الخدمة؛ وتُرسَل رسائل البريد المنتظرة لاحقًا.`,
      none: () =>
        'لا تُرسَل رسائل البريد بل تُكتب في مجلد البيانات. أدخلوا خادم بريدكم في صفحة البريد الإلكتروني في غرفتكم.',
    },
    backup: {
      proven: ({ hours, reservations, pictures }) =>
        `جُلبت آخر نسخة احتياطية من مكانها ${ago(hours)} واستُعيدت ووُجدت مطابقة: ${appointments(reservations)}، ${images(pictures)}.`,
      sameMachine: ({ hours, reservations, pictures }) =>
        `استُعيدت آخر نسخة احتياطية ${ago(hours)} ووُجدت مطابقة (${appointments(reservations)}، ${images(pictures)})، لكنها على هذا الجهاز. حدّدوا \u2066BACKUP_TO\u2069 أو اختاروا مكانًا آخر في صفحة سلامة الموقع.`,
      failed: () => 'تعذّر النسخ الليلي. السبب في سجل الخادم وفي صفحة سلامة الموقع.',
      unproven: () => 'لم تجتز آخر نسخة التجربة. السبب في سجل الخادم وفي صفحة سلامة الموقع.',
      recent: ({ hours }) => `آخر نسخة احتياطية ${ago(hours)}.`,
      old: ({ hours }) => `آخر نسخة احتياطية ${ago(hours)}. تحققوا من أن مهمة النسخ تعمل.`,
      none: () =>
        'لا توجد نسخة احتياطية معروفة. إذا كان الموقع يعمل فستؤخذ نسخة هذه الليلة، ويأخذ الأمر \u2066npm run backup\u2069 نسخة الآن.',
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
