import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { AdminTrainingCopy } from './tr';

const applications: PluralForms = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '# طلبات',
  many: '# طلبًا',
  other: '# طلب',
};
const people: PluralForms = { one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' };

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
  columns: { received: 'تاريخ الاستلام', person: 'الشخص', program: 'البرنامج', status: 'الحالة' },
  count: (total) => counted('ar', total, applications),
  people: (total) => counted('ar', Number(total), people),
  empty: {
    title: 'لا توجد طلبات بعد',
    text: 'عندما يتقدم زائر بطلب تدريب يظهر هنا.',
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
    format: 'طريقة الحضور المفضلة',
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
    'وقت الاستلام',
    'البرنامج',
    'النوع',
    'المشاركون',
    'طريقة الحضور',
    'التوقيت',
    'الاسم',
    'البريد الإلكتروني',
    'الهاتف',
    'الشركة',
    'الميزانية',
    'الرسالة',
    'اللغة',
    'نسخة إشعار الخصوصية',
  ],
};
