import type { AdminTrainingCopy } from '.';

/** Counted things take the plural from 3 to 10, the accusative singular from 11 on. */
const counted = (total: number, one: string, two: string, few: string, many: string, hundred: string) => {
  const last = total % 100;
  if (total === 1) return one;
  if (total === 2) return two;
  if (last >= 3 && last <= 10) return `${total} ${few}`;
  return last >= 11 ? `${total} ${many}` : `${total} ${hundred}`;
};

export const ar: AdminTrainingCopy = {
  title: 'طلبات التدريب',
  statuses: {
    pending: 'قيد الانتظار',
    contacted: 'تم التواصل',
    offered: 'قُدِّم العرض',
    accepted: 'مقبول',
    declined: 'مرفوض',
  },
  filters: {
    program: 'البرنامج',
    everyProgram: 'جميع البرامج',
    type: 'النوع',
    everyType: 'جميع الأنواع',
    search: 'الاسم أو البريد أو الهاتف أو الشركة أو الرقم',
  },
  columns: { received: 'تاريخ الورود', person: 'الشخص', program: 'البرنامج', status: 'الحالة' },
  count: (total) => (total === 0 ? 'لا طلبات' : counted(total, 'طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب')),
  people: (total) => counted(Number(total), 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'),
  empty: {
    title: 'لا توجد طلبات بعد',
    text: 'عندما يتقدم زائر بطلب تدريب يظهر هنا وتصلكم رسالة بالبريد الإلكتروني.',
    filteredTitle: 'لا يوجد طلب يطابق هذا البحث',
    filteredText: 'جرّبوا كلمة أخرى أو أزيلوا عوامل التصفية.',
  },
  detail: {
    title: (name) => `طلب: ${name}`,
    training: 'التدريب',
    program: 'البرنامج',
    duration: 'المدة',
    type: 'النوع',
    participants: 'المشاركون',
    format: 'الصيغة المفضلة',
    urgency: 'التوقيت',
    budget: 'الميزانية',
    progress: 'المرحلة',
    progressLabel: 'مرحلة الطلب',
    since: (moment) => `آخر تغيير: ${moment}`,
  },
  done: { status: (status) => `حُفظت المرحلة: ${status}` },
  errors: { erased: 'لا يمكن تغيير طلب مُحيت بياناته الشخصية' },
  mails: {
    'training-received': 'وصل الطلب (إلى مقدّم الطلب)',
    'training-notice': 'طلب جديد (إليكم)',
  },
  answer: {
    subject: ({ program }) => `بخصوص طلب التدريب: ${program}`,
    text: ({ name, program }) => `مرحبًا ${name}،\n\nأشكركم على طلب الالتحاق ببرنامج «${program}».\n\n`,
  },
  csv: [
    'الرقم',
    'الحالة',
    'وقت الورود',
    'البرنامج',
    'النوع',
    'المشاركون',
    'الصيغة',
    'التوقيت',
    'الاسم',
    'البريد الإلكتروني',
    'الهاتف',
    'الشركة',
    'الميزانية',
    'الرسالة',
    'اللغة',
  ],
};
