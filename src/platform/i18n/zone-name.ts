import type { Localized } from './locale';

/** What people call the clock of Türkiye, on pages and in mails alike. */
export const istanbulTime: Localized = {
  tr: 'Türkiye saati (TSİ)',
  en: 'Istanbul time (GMT+3)',
  ar: 'بتوقيت إسطنبول (GMT+3)',
};
