import { withinReplyTime } from '#/features/commitments/contract';
import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { CatalogueCopy } from './tr';

const shown: PluralForms = {
  zero: 'لا جلسات معروضة',
  one: 'جلسة واحدة معروضة',
  two: 'جلستان معروضتان',
  few: '# جلسات معروضة',
  other: '# جلسة معروضة',
};
export const ar: CatalogueCopy = {
  priceOnRequest: 'السعر عند الطلب',
  loading: 'جارٍ التحميل...',
  failed: {
    title: 'تعذّر تحميل القائمة',
    text: 'يُرجى التحقق من اتصالكم ثم المحاولة من جديد.',
    retry: 'إعادة المحاولة',
  },
  home: {
    consulting: { title: 'الاستشارات', all: 'جميع الاستشارات', more: 'التفاصيل' },
    training: {
      title: 'برامج التدريب',
      all: 'جميع برامج التدريب',
      reserve: `للانضمام إلى أحد هذه البرامج، أو لتكييفه بما يناسب فريقكم، راسلوني وسأردّ ${withinReplyTime.ar}.`,
      byWhatsapp: 'مراسلة عبر واتساب',
    },
  },
  consulting: {
    meta: {
      title: 'خدمات الاستشارة',
      description:
        'جلسات استشارية فردية من 30 إلى 120 دقيقة في التسويق والذكاء الاصطناعي والتجارة الإلكترونية، وباقات للأعمال الأطول. اختاروا الخدمة واحجزوا موعدًا متاحًا.',
      keywords:
        'استشارات، استشارات تسويق، استراتيجية النمو، استشارات الذكاء الاصطناعي، استشارات التجارة الإلكترونية، تموضع العلامة التجارية، حجز موعد',
    },
    title: 'الاستشارات',
    deck: {
      before: 'سؤال واحد، وطاولة واحدة، ومدة معلومة. كل جلسة تنتهي ',
      emphasis: 'بخطوة تالية مكتوبة',
      after: '.',
    },
    toServices: 'تصفّح الخدمات',
    toContact: 'التواصل معي',
    services: {
      title: 'الجلسات',
      filter: 'التصفية بحسب الموضوع',
      all: 'الكل',
      shown: (count) => counted('ar', count, shown),
      book: 'حجز موعد',
      ask: 'طلب جلسة',
    },
    packages: {
      title: 'الباقات',
      lead: 'للأعمال التي لا تتسع لها جلسة واحدة: أن نعود إلى الطاولة نفسها في أوقات معلومة.',
      price: 'تسعير خاص - تواصلوا معي',
      ask: 'السؤال عن الباقة',
    },
    closing: {
      title: 'أيّها يناسبكم؟',
      text: 'إن لم تكونوا متأكدين فابدؤوا بجلسة تعارف مدتها نصف ساعة. وإن كانت الخطوة الصحيحة في مكان آخر فسأقول لكم ذلك.',
      intro: 'حجز جلسة تعارف',
    },
  },
};
