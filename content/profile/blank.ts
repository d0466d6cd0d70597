import type { LocalizedProfile } from '#/features/profile/contract';
import { demoProfile } from './demo';

/** What a real site begins with: the shape of the page, and nothing that is said of anybody. */
export const blankProfile: LocalizedProfile = {
  ...demoProfile,
  name: { tr: 'Adınız Soyadınız', en: 'Your Name', ar: 'اسمكم الكامل' },
  nameLines: { tr: ['Adınız', 'Soyadınız'], en: ['Your', 'Name'], ar: ['اسمكم', 'الكامل'] },
  description: {
    tr: 'Pazarlama, yapay zekâ dönüşümü ve e-ticaret alanlarında danışmanlık ve eğitim.',
    en: 'Consulting and training in marketing, AI transformation and e-commerce.',
    ar: 'استشارات وتدريب في التسويق والتحوّل بالذكاء الاصطناعي والتجارة الإلكترونية.',
  },
  portrait: { ...demoProfile.portrait, alt: { tr: 'Portre', en: 'Portrait', ar: 'صورة شخصية' } },
  demoNotice: null,
};
