import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { AdminContactCopy } from './tr';

const messages: PluralForms = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: '# رسائل',
  other: '# رسالة',
};

export const ar: AdminContactCopy = {
  title: 'رسائل الزوار',
  statuses: { unread: 'غير مقروءة', read: 'مقروءة', answered: 'تم الرد عليها', spam: 'مزعجة' },
  filters: {
    all: 'صندوق الوارد',
    subject: 'الموضوع',
    everySubject: 'جميع الموضوعات',
    search: 'الاسم أو البريد أو الشركة أو نص الرسالة',
  },
  columns: { received: 'تاريخ الاستلام', person: 'الشخص', message: 'الرسالة', status: 'الحالة' },
  count: (total) => counted('ar', total, messages),
  empty: {
    title: 'لا توجد رسائل بعد',
    text: 'ما يُكتب في نموذج التواصل يظهر هنا.',
    filteredTitle: 'لا توجد رسالة تطابق هذا البحث',
    filteredText: 'جرّبوا كلمة أخرى أو أزيلوا عوامل التصفية.',
  },
  detail: {
    title: (name) => `رسالة: ${name}`,
    message: 'الرسالة',
    subject: 'الموضوع',
    noSubject: 'لم يُحدَّد',
    status: 'الحالة',
    since: (moment) => `آخر تغيير: ${moment}`,
    suspicion: {
      honeypot: 'يبدو أن برنامجًا كتب هذه الرسالة: مُلئ حقل لا يراه الناس. لم يُرسَل بريد إلكتروني.',
      too_fast: 'يبدو أن برنامجًا كتب هذه الرسالة: مُلئ النموذج في أقل من ثانيتين. لم يُرسَل بريد إلكتروني.',
    },
  },
  actions: {
    answered: 'وضع علامة «تم الرد عليها»',
    unread: 'وضع علامة «غير مقروءة»',
    spam: 'وضع علامة «مزعجة»',
    notSpam: 'ليست مزعجة',
    saving: 'جارٍ الحفظ...',
  },
  done: (status) => `حُفظت الحالة: ${status}`,
  errors: { erased: 'لا يمكن تغيير رسالة مُحيت بياناتها الشخصية' },
  mails: { 'contact-notice': 'رسالة جديدة من زائر (إليكم)' },
  answer: {
    subject: ({ subject }) => (subject ? `بخصوص رسالتكم: ${subject}` : 'بخصوص رسالتكم'),
    text: ({ name }) => `مرحبًا ${name}،\n\nأشكركم على رسالتكم.\n\n`,
  },
  csv: [
    'الرقم',
    'الحالة',
    'وقت الاستلام',
    'الموضوع',
    'الاسم',
    'البريد الإلكتروني',
    'الشركة',
    'الرسالة',
    'اللغة',
    'نسخة إشعار الخصوصية',
  ],
};
