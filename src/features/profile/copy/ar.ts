import type { ProfileCopy } from '.';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
const plural = new Intl.PluralRules('ar');
const counted = (count: number, forms: Forms) => `${count} ${forms[plural.select(count)] ?? forms.other}`;
const yearForms: Forms = { few: 'أعوام', many: 'عامًا', other: 'عام' };
const lineForms: Forms = { few: 'خطوط', many: 'خطًّا', other: 'خط' };

export const ar: ProfileCopy = {
  figures: {
    awards: 'جائزة',
    years: 'عامًا من الخبرة',
    events: 'فعالية',
    books: 'كتب',
    academicYears: 'عامًا أكاديميًا',
    projects: 'مشروع',
    clients: 'عميل',
    quickStart: 'ساعة لبداية سريعة',
    participants: 'مشارك',
    satisfaction: 'نسبة الرضا',
    partners: 'شريكًا مؤسسيًا',
    support: 'دعم متواصل',
  },
  hourMark: '',
  career: {
    title: (years) => `${counted(years, yearForms)}، `,
    lines: (events) => `و${counted(events, lineForms)}.`,
    lead: (academicYears) =>
      `كل خط رفيع منصة: مؤتمر أو ورشة أو ندوة. الخطوط الزرقاء كتب، والشريط الأصفر ${counted(academicYears, yearForms)} في الجامعة.`,
    drawing: (events, from, to) => `${events} فعالية من ${from} إلى ${to}، كل منها خط`,
    events: 'فعالية',
    books: 'كتب',
    academicYears: 'عامًا أكاديميًا',
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
    text: 'اكتبوا في بضع جمل عن فعاليتكم أو عن سؤال مؤسستكم، وسأردّ بنفسي خلال أربع وعشرين ساعة.',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    reply: 'مدة الرد',
    replyTime: 'خلال 24 ساعة',
    whatsapp: 'راسلوني عبر واتساب',
    newTab: '(يُفتح في علامة تبويب جديدة)',
  },
};
