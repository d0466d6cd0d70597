import { languageNames } from '#/platform/i18n/language-names';
import type { Localized } from '#/platform/i18n/locale';
import type { TranslationCopy } from './tr';

const names = languageNames('ar');
const adjectives: Localized = { tr: 'التركي', en: 'الإنجليزي', ar: 'العربي' };

export const ar: TranslationCopy = {
  translate: (from) => (from ? `الترجمة من ${names[from]}` : 'الترجمة'),
  ofField: (label, action) => `${label}: ${action}`,
  translating: 'جارٍ الترجمة…',
  all: {
    action: (from) => (from ? `ترجمة جميع الحقول من ${names[from]}` : 'ترجمة جميع الحقول'),
    working: (label) => `جارٍ ترجمة: ${label}`,
    progress: (done, total) => `${done} من ${total}`,
    stop: 'إيقاف',
  },
  replace: {
    title: 'هل تريدون استبدال النصوص الموجودة؟',
    text: (labels) => `هذه الحقول مترجمة من قبل: ${labels}.`,
    all: 'استبدال الكل',
    missing: 'ملء الحقول الفارغة فقط',
    cancel: 'إلغاء',
  },
  notConfigured:
    'تكتبون نصوص اللغات الأخرى بأنفسكم. وللترجمة الآلية على من أعدّ الموقع أن يربطه بخدمة ترجمة مثل DeepL.',
  notConfiguredHelp:
    'يُضبط على الخادم \u2066TRANSLATE_PROVIDER\u2069 و\u2066TRANSLATE_KEY\u2069 ثم يُعاد تشغيل الموقع.',
  empty: {
    title: 'خطأ في الترجمة',
    text: (language) => `يُرجى إدخال ${language ? `النص ${adjectives[language]}` : 'نص'} أولًا`,
  },
  failed: { title: 'تعذّرت الترجمة', text: 'يُرجى المحاولة من جديد أو إدخال الترجمة يدويًا' },
  complete: { title: 'اكتملت الترجمة' },
  tooLong: 'النص أطول من أن يُترجم؛ يُرجى ترجمته على أجزاء',
  reasons: {
    not_configured: 'لم تُضبط أي خدمة ترجمة.',
    busy: 'هناك ترجمات أخرى جارية. يُرجى انتظار انتهائها.',
    refused: 'لم تقبل خدمة الترجمة المفتاح المحدَّد في الإعدادات.',
    exhausted: 'استُنفدت حصة خدمة الترجمة.',
    overloaded: 'خدمة الترجمة مشغولة جدًا حاليًا.',
    unknown: 'لا تعرف خدمة الترجمة العنوان أو النموذج المحدَّد في الإعدادات.',
    unreachable: 'تعذّر الوصول إلى خدمة الترجمة.',
    too_slow: 'لم تستجب خدمة الترجمة في الوقت المناسب.',
    aborted: 'أُوقفت الترجمة.',
    garbled: 'أخلّت خدمة الترجمة بتنسيق النص، فلم يُستخدم ردّها.',
  },
};
