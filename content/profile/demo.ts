import type { LocalizedProfile } from '#/features/profile/contract';

/** The fictional expert of the demo; the number is unassigned, the addresses end in a reserved domain. */
export const demoProfile = {
  name: { tr: 'Leyla Günışık', en: 'Leyla Günışık', ar: 'ليلى غونيشيك' },
  roles: {
    tr: ['Danışman', 'Eğitmen', 'Konuşmacı', 'Yazar'],
    en: ['Consultant', 'Trainer', 'Speaker', 'Author'],
    ar: ['مستشارة', 'مدرِّبة', 'متحدِّثة', 'مؤلِّفة'],
  },
  deck: {
    tr: {
      before: 'Pazarlama, yapay zekâ ve e-ticaret kararlarınızı sizinle birlikte verir, ',
      emphasis: 'sonuçlarını ölçer',
      after: '.',
    },
    en: {
      before: 'She makes your marketing, AI and e-commerce decisions with you, and ',
      emphasis: 'measures the results',
      after: '.',
    },
    ar: {
      before: 'تتخذ معكم قرارات التسويق والذكاء الاصطناعي والتجارة الإلكترونية، ',
      emphasis: 'وتقيس نتائجها',
      after: '.',
    },
  },
  description: {
    tr: 'Leyla Günışık; pazarlama, yapay zekâ dönüşümü ve e-ticaret alanlarında danışman, eğitmen, konuşmacı ve yazar. 25 yılı aşkın deneyimle kurumlara ve ekiplerine sonucu ölçülebilen bir yol çizer.',
    en: 'Leyla Günışık is a consultant, trainer, speaker and author in marketing, AI transformation and e-commerce. With more than 25 years of practice, she helps companies and their teams choose a direction and measure where it leads.',
    ar: 'ليلى غونيشيك مستشارة ومدرِّبة ومتحدِّثة ومؤلِّفة في التسويق والتحوّل بالذكاء الاصطناعي والتجارة الإلكترونية. بخبرة تتجاوز 25 عامًا ترسم للمؤسسات وفرقها طريقًا تُقاس نتائجه.',
  },
  phone: '+90 555 000 00 00',
  whatsapp: '905550000000',
  email: 'merhaba@leyla.example',
  trainingEmail: 'egitim@leyla.example',
  social: {
    linkedin: 'https://www.linkedin.com/in/leyla-gunisik-demo',
    x: 'https://x.com/leyla_g_demo',
    instagram: 'https://www.instagram.com/leyla.gunisik.demo',
    youtube: 'https://www.youtube.com/@leyla-gunisik-demo',
  },
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
  openingHours: 'Mo-Fr 09:00-18:00',
  city: { tr: 'İstanbul', en: 'Istanbul', ar: 'إسطنبول' },
  country: 'TR',
  figures: [
    { key: 'awards', value: '165+' },
    { key: 'years', value: '25+' },
    { key: 'events', value: '575+' },
    { key: 'books', value: '5' },
    { key: 'academicYears', value: '18' },
  ],
  aboutFigures: [
    { key: 'awards', value: '50+' },
    { key: 'years', value: '25+' },
  ],
  consultingFigures: [
    { key: 'years', value: '25+' },
    { key: 'projects', value: '500+' },
    { key: 'clients', value: '100+' },
    { key: 'quickStart', value: '48h' },
  ],
  trainingFigures: [
    { key: 'participants', value: '1000+' },
    { key: 'satisfaction', value: { tr: '%95', en: '95%', ar: '95%' } },
    { key: 'partners', value: '50+' },
    { key: 'support', value: '24/7' },
  ],
  portrait: {
    src: '/img/portrait.webp',
    alt: {
      tr: 'Leyla Günışık’ın profilden gravür portresi',
      en: 'Engraved portrait of Leyla Günışık in profile',
      ar: 'صورة جانبية محفورة لليلى غونيشيك',
    },
  },
  demoNotice: {
    tr: 'Leyla Günışık kurgusal bir kişidir; bu site bir örnektir.',
    en: 'Leyla Günışık is a fictional person; this site is a sample.',
    ar: 'ليلى غونيشيك شخصية خيالية، وهذا الموقع نموذج تجريبي.',
  },
} satisfies LocalizedProfile;
