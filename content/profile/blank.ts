import type { LocalizedProfile } from '#/features/profile/contract';

/** What a real site begins with: the shape of the page, and nothing that is said of anybody. */
export const blankProfile = {
  name: { tr: 'Adınız Soyadınız', en: 'Your Name', ar: 'اسمكم الكامل' },
  roles: {
    tr: ['Danışman', 'Eğitmen', 'Konuşmacı', 'Yazar'],
    en: ['Consultant', 'Trainer', 'Speaker', 'Author'],
    ar: ['استشارات', 'تدريب', 'محاضرات', 'مؤلفات'],
  },
  deck: {
    tr: { before: 'Pazarlama, yapay zekâ ve e-ticaret için ', emphasis: 'danışmanlık ve eğitim', after: '.' },
    en: { before: 'Consulting and training in ', emphasis: 'marketing, AI and e-commerce', after: '.' },
    ar: {
      before: 'استشارات وتدريب في ',
      emphasis: 'التسويق والذكاء الاصطناعي والتجارة الإلكترونية',
      after: '.',
    },
  },
  description: {
    tr: 'Pazarlama, yapay zekâ dönüşümü ve e-ticaret alanlarında danışmanlık ve eğitim.',
    en: 'Consulting and training in marketing, AI transformation and e-commerce.',
    ar: 'استشارات وتدريب في التسويق والتحوّل بالذكاء الاصطناعي والتجارة الإلكترونية.',
  },
  phone: '+90 000 000 00 00',
  whatsapp: '900000000000',
  email: 'owner@example.com',
  trainingEmail: 'owner@example.com',
  social: {
    linkedin: 'https://www.linkedin.com/',
    x: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
  openingHours: 'Mo-Fr 09:00-18:00',
  city: { tr: 'İstanbul', en: 'Istanbul', ar: 'إسطنبول' },
  country: 'TR',
  figures: [],
  aboutFigures: [],
  consultingFigures: [],
  trainingFigures: [],
  portrait: {
    src: '/img/portrait.webp',
    alt: { tr: 'Portre', en: 'Portrait', ar: 'صورة شخصية' },
  },
  demoNotice: null,
} satisfies LocalizedProfile;
