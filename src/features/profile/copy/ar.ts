import { withinReplyTime } from '#/features/commitments/contract';
import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { ProfileCopy } from './tr';

const years: PluralForms = { one: 'عام واحد', two: 'عامان', few: '# أعوام', many: '# عامًا', other: '# عام' };
const lines: PluralForms = { one: 'خط واحد', two: 'خطان', few: '# خطوط', many: '# خطًّا', other: '# خط' };
const events: PluralForms = { one: 'فعالية واحدة', two: 'فعاليتان', few: '# فعاليات', other: '# فعالية' };

export const ar: ProfileCopy = {
  figures: {
    awards: 'الجوائز',
    ownAwards: 'الجوائز باسمها',
    years: 'أعوام الخبرة',
    events: 'الفعاليات',
    books: 'الكتب',
    academicYears: 'الأعوام الأكاديمية',
    projects: 'المشاريع',
    clients: 'العملاء',
    quickStart: 'ساعة حتى اللقاء الأول',
    participants: 'المشاركون',
    satisfaction: 'نسبة الرضا',
    partners: 'شركات شريكة',
    support: 'دعم كتابي',
  },
  keywords:
    'استشارات تسويق، استشارات الذكاء الاصطناعي، استشارات التجارة الإلكترونية، محاضرات، ورش عمل، كتب، التحول الرقمي، تدريب الشركات',
  hourMark: '',
  career: {
    title: (count) => `${counted('ar', count, years)}، `,
    lines: (count) => `و${counted('ar', count, lines)}.`,
    lead: (count) =>
      `كل خط رفيع منصة: مؤتمر أو ورشة أو ندوة. الخطوط الطويلة كتب، والشريط الأصفر ${counted('ar', count, years)} في الجامعة.`,
    drawing: (count, from, to) => `${counted('ar', count, events)} من ${from} إلى ${to}، ولكل فعالية خط`,
    events: 'الفعاليات',
    books: 'الكتب',
    academicYears: 'الأعوام الأكاديمية',
  },
  about: {
    title: 'نبذة',
    quote: {
      before: 'بدأت مسيرتها بين رفوف متجر صغير، وهناك تعلّمت ما الذي يُباع، ولماذا، ',
      emphasis: 'وعلى يد مَن',
      after: '.',
    },
    paragraphs: [
      'تتناول اليوم تسويق المؤسسات وتحوّلها بالذكاء الاصطناعي وتجارتها الإلكترونية على طاولة واحدة. تقدّم المشورة لمجالس الإدارة، وتدرّب الفرق، وتعتلي نحو ثلاثين منصة في العام.',
      'تدرّس في الجامعة منذ ثمانية عشر عامًا، وكتبها الخمسة كلها تبدأ بسؤال واحد: صباحَ مَن سيجعل هذا العمل أسهل؟',
    ],
  },
  contact: {
    title: 'لنعمل معًا',
    text: `اكتبوا في بضع جمل عن فعاليتكم أو عمّا تريدون حلّه في مؤسستكم. وسأردّ بنفسي ${withinReplyTime.ar}.`,
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    reply: 'مدة الرد',
    replyTime: withinReplyTime.ar,
    whatsapp: 'مراسلتي عبر واتساب',
    messages: {
      general: 'مرحبًا، وصلت إليكم عن طريق موقعكم، وأودّ التحدث عن العمل معًا.',
      consulting: 'مرحبًا، وصلت إليكم عن طريق موقعكم، وأودّ الاستفسار عن خدماتكم الاستشارية.',
      training: 'مرحبًا، وصلت إليكم عن طريق موقعكم، وأودّ الاستفسار عن أحد برامجكم التدريبية.',
    },
    newTab: '(يُفتح في علامة تبويب جديدة)',
  },
};
