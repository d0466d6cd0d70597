import { comma } from '#/platform/i18n/locale';
import { counted } from '#/platform/i18n/plural';
import type { DayPart } from '../../rules';
import type { AdminWaitingCopy } from './tr';

const weekdays = ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'];
const parts: Record<DayPart, string> = { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' };

export const ar: AdminWaitingCopy = {
  title: 'قائمة الانتظار',
  statuses: {
    unconfirmed: 'لم يؤكَّد العنوان',
    waiting: 'في الانتظار',
    booked: 'حجز موعدًا',
    left: 'خرج من القائمة',
    removed: 'أُزيل',
    ended: 'انتهت مدته',
  },
  filters: { status: 'الحالة', everyStatus: 'الكل', search: 'الاسم أو البريد أو الهاتف' },
  columns: { person: 'الشخص', service: 'الخدمة', wishes: 'الأوقات المناسبة', status: 'الحالة' },
  wishes: {
    days: (numbers) =>
      numbers.length === 0 ? 'أي يوم' : numbers.map((day) => weekdays[day - 1]).join(comma.ar),
    parts: (chosen) =>
      chosen.length === 0 ? 'أي وقت من اليوم' : chosen.map((part) => parts[part]).join(comma.ar),
  },
  offered: (moment, until) => `معروض: ${moment} (حتى ${until})`,
  count: (total) =>
    counted('ar', total, {
      zero: 'لا تسجيلات',
      one: 'تسجيل واحد',
      two: 'تسجيلان',
      few: '# تسجيلات',
      many: '# تسجيلًا',
      other: '# تسجيل',
    }),
  empty: {
    title: 'لا أحد في القائمة',
    text: 'حين تكون القائمة مفتوحة ينضم إليها الزوار الذين يجدون التقويم ممتلئًا، وتُعرض عليهم بالدور الأوقات التي تتاح. ويمكنكم فتحها وإغلاقها في الأسفل.',
    filteredTitle: 'لا يوجد تسجيل مطابق',
    filteredText: 'جرّبوا كلمة أخرى أو أزيلوا عوامل التصفية.',
  },
  detail: {
    title: (name) => `في الانتظار: ${name}`,
    entry: 'التسجيل',
    service: 'الخدمة',
    weekdays: 'الأيام',
    parts: 'الأوقات',
    days: 'التواريخ',
    joined: 'الانضمام',
    reservation: 'الموعد',
    open: 'فتح الموعد',
    offers: 'الأوقات المعروضة',
    noOffers: 'لم يُعرض أي وقت بعد.',
    ends: { taken: 'حُجز', given_back: 'تُرك', lapsed: 'بلا رد' },
    until: (moment) => `حتى ${moment}`,
  },
  actions: {
    title: 'الإجراءات',
    remove: {
      open: 'إزالة من القائمة',
      title: 'هل تريدون إزالة هذا الشخص من القائمة؟',
      text: 'لا تُرسل رسالة بريد. والوقت المعروض الآن ينتقل إلى من يليه.',
      confirm: 'نعم، إزالة',
      busy: 'جارٍ الإزالة...',
    },
  },
  done: { status: 'أُزيل من القائمة' },
  settings: {
    title: 'هل قائمة الانتظار مفتوحة؟',
    text: 'حين تكون مفتوحة ينضم إليها الزوار الذين يجدون التقويم ممتلئًا. ويُعرض الوقت الذي يتاح على شخص واحد في كل مرة، ولا يراه غيره متاحًا في أثناء ذلك.',
    isOn: 'السماح للزوار بالانضمام',
    hours: 'المدة المحجوزة لشخص واحد',
    hoursOf: (hours) =>
      counted('ar', hours, {
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: '# ساعات',
        many: '# ساعة',
        other: '# ساعة',
      }),
    save: 'حفظ',
    saved: 'حُفظ',
  },
  errors: {
    changed: 'تغيّر هذا الإعداد في أثناء ذلك، وترون الآن أحدث نسخة منه',
    not_changeable: 'لا يمكن ذلك في الحالة الحالية للتسجيل',
    outdated: 'لم تعد هذه الرسالة صحيحة فلا يمكن إرسالها من جديد',
    erased: 'مُحيت بيانات هذا الشخص',
  },
  mails: {
    'waiting-confirm': 'تأكيد العنوان (إلى الشخص)',
    'waiting-offer': 'وقت متاح (إلى الشخص)',
  },
  answer: {
    subject: ({ service }) => `قائمة الانتظار: ${service}`,
    text: ({ name, service }) =>
      `مرحبًا ${name}،\n\nأكتب إليكم بشأن تسجيلكم في قائمة انتظار «${service}».\n\n`,
  },
  csv: [
    'الرقم',
    'الحالة',
    'الخدمة',
    'الأيام',
    'الأوقات',
    'أبكر يوم',
    'آخر يوم',
    'الاسم',
    'البريد الإلكتروني',
    'الهاتف',
    'اللغة',
    'الانضمام',
    'إشعار الخصوصية',
    'المنطقة الزمنية',
  ],
};
