import type { Localized } from '#/platform/i18n/locale';
import type { PluralForms } from '#/platform/i18n/plural';
import type { Format, Level } from './contract';

interface FactTexts {
  formats: Record<Format, string>;
  levels: Record<Level, string>;
  /** '#' is the number of sessions, '{length}' the length of each. */
  sessions: PluralForms;
  /** '#' is the largest group, '{from}' the smallest. */
  participants: PluralForms;
}

export const factTexts: Localized<FactTexts> = {
  tr: {
    formats: { online: 'Online', hybrid: 'Hibrit', onsite: 'Yüz yüze' },
    levels: {
      beginner: 'Başlangıç',
      intermediate: 'Orta',
      advanced: 'İleri',
      executive: 'Üst yönetim',
      all: 'Her düzey',
    },
    sessions: { one: '# görüşme, {length}', other: '# görüşme, her biri {length}' },
    participants: { other: '{from}-# katılımcı' },
  },
  en: {
    formats: { online: 'Online', hybrid: 'Hybrid', onsite: 'On site' },
    levels: {
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      advanced: 'Advanced',
      executive: 'Executive',
      all: 'All levels',
    },
    sessions: { one: '# session, {length}', other: '# sessions, {length} each' },
    participants: { other: '{from}-# participants' },
  },
  ar: {
    formats: { online: 'عن بُعد', hybrid: 'مدمج', onsite: 'حضوري' },
    levels: {
      beginner: 'مبتدئ',
      intermediate: 'متوسط',
      advanced: 'متقدّم',
      executive: 'الإدارة العليا',
      all: 'جميع المستويات',
    },
    sessions: {
      one: 'جلسة واحدة، مدتها {length}',
      two: 'جلستان، مدة كل منهما {length}',
      few: '# جلسات، مدة كل منها {length}',
      other: '# جلسة، مدة كل منها {length}',
    },
    participants: {
      few: 'من {from} إلى # مشاركين',
      many: 'من {from} إلى # مشاركًا',
      other: 'من {from} إلى # مشارك',
    },
  },
};
