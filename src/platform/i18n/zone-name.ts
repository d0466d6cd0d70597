import type { Localized } from './locale';

/** The time zone of Türkiye as people call it, on pages and in mails. */
export const istanbulTime: Localized = {
  tr: 'Türkiye saati (TSİ)',
  en: 'Istanbul time (GMT+3)',
  ar: 'بتوقيت إسطنبول (GMT+3)',
};
