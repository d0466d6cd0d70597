import type { Format, Level } from '#/features/catalogue/contract';

/** The part of the sample catalogue that is the same in every language. */

export const consultingCategories = ['marketing', 'ai', 'ecommerce', 'special'] as const;
export type ConsultingCategory = (typeof consultingCategories)[number];
export const trainingCategories = ['digital', 'ai', 'ecommerce', 'leadership', 'bootcamp'] as const;
export type TrainingCategory = (typeof trainingCategories)[number];

interface ConsultingFact {
  id: string;
  category: ConsultingCategory;
  minutes: number;
  /** Whether visitors can book it online; the other services are arranged by message. */
  bookable: boolean;
}

export const consultingFacts = [
  { id: 'hizli-tanisma', category: 'marketing', minutes: 30, bookable: true },
  { id: 'buyume-stratejisi', category: 'marketing', minutes: 90, bookable: true },
  { id: 'dijital-pazarlama', category: 'marketing', minutes: 60, bookable: true },
  { id: 'marka-konumlandirma', category: 'marketing', minutes: 75, bookable: true },
  { id: 'ai-pazarlama', category: 'ai', minutes: 60, bookable: true },
  { id: 'ai-growth', category: 'ai', minutes: 90, bookable: true },
  { id: 'ai-transformation', category: 'ai', minutes: 120, bookable: true },
  { id: 'eticaret-audit', category: 'ecommerce', minutes: 60, bookable: true },
  { id: 'omnichannel', category: 'ecommerce', minutes: 90, bookable: true },
  { id: 'ikinci-gorus', category: 'special', minutes: 60, bookable: false },
  { id: 'yonetici-mentorlugu', category: 'special', minutes: 75, bookable: false },
  { id: 'lansman-provasi', category: 'special', minutes: 90, bookable: false },
  { id: 'yonetim-kurulu', category: 'special', minutes: 120, bookable: false },
] as const satisfies readonly ConsultingFact[];
export type ConsultingId = (typeof consultingFacts)[number]['id'];

/** The three that the home page shows, one of each main category. */
export const featuredConsulting: readonly ConsultingId[] = [
  'buyume-stratejisi',
  'ai-transformation',
  'eticaret-audit',
];

interface PackageFact {
  id: string;
  sessions: number;
  /** Length of one session. */
  minutes: number;
  /** Turkish lira; never leaves the server, because visitors are told that the price is on request. */
  priceTry: number;
}

export const packageFacts = [
  { id: 'baslangic', sessions: 3, minutes: 60, priceTry: 7500 },
  { id: 'alti-aylik-danismanlik', sessions: 6, minutes: 90, priceTry: 22000 },
] as const satisfies readonly PackageFact[];
export type PackageId = (typeof packageFacts)[number]['id'];

interface TrainingFact {
  id: string;
  category: TrainingCategory;
  weeks: number;
  hours: number;
  format: Format;
  level: Level;
}

export const trainingFacts = [
  {
    id: 'digital-marketing-fundamentals',
    category: 'digital',
    weeks: 5,
    hours: 40,
    format: 'hybrid',
    level: 'beginner',
  },
  {
    id: 'performance-marketing-mastery',
    category: 'digital',
    weeks: 3,
    hours: 24,
    format: 'online',
    level: 'advanced',
  },
  {
    id: 'content-marketing-storytelling',
    category: 'digital',
    weeks: 4,
    hours: 32,
    format: 'hybrid',
    level: 'intermediate',
  },
  {
    id: 'ai-marketing-transformation',
    category: 'ai',
    weeks: 6,
    hours: 48,
    format: 'hybrid',
    level: 'intermediate',
  },
  {
    id: 'data-analytics-insights',
    category: 'ai',
    weeks: 5,
    hours: 40,
    format: 'online',
    level: 'intermediate',
  },
  {
    id: 'ecommerce-growth-accelerator',
    category: 'ecommerce',
    weeks: 5,
    hours: 40,
    format: 'online',
    level: 'intermediate',
  },
  {
    id: 'marketplace-strategy-management',
    category: 'ecommerce',
    weeks: 3,
    hours: 24,
    format: 'online',
    level: 'beginner',
  },
  {
    id: 'c-level-marketing-leadership',
    category: 'leadership',
    weeks: 10,
    hours: 80,
    format: 'onsite',
    level: 'executive',
  },
  {
    id: 'digital-transformation-leadership',
    category: 'leadership',
    weeks: 6,
    hours: 48,
    format: 'hybrid',
    level: 'advanced',
  },
  {
    id: 'marketing-master-bootcamp',
    category: 'bootcamp',
    weeks: 12,
    hours: 120,
    format: 'hybrid',
    level: 'all',
  },
  {
    id: 'ai-marketing-specialist-bootcamp',
    category: 'bootcamp',
    weeks: 8,
    hours: 80,
    format: 'online',
    level: 'advanced',
  },
] as const satisfies readonly TrainingFact[];
export type TrainingId = (typeof trainingFacts)[number]['id'];

/** The three that the home page shows. */
export const featuredTraining: readonly TrainingId[] = [
  'digital-marketing-fundamentals',
  'ecommerce-growth-accelerator',
  'c-level-marketing-leadership',
];

interface CorporateFact {
  id: string;
  weeks: number;
  hours: number;
  format: Format;
  /** How many people take part, from and to. */
  participants: readonly [number, number];
}

export const corporateFacts = [
  { id: 'kurum-ici-akademi', weeks: 8, hours: 32, format: 'hybrid', participants: [10, 50] },
  { id: 'yonetim-atolyesi', weeks: 4, hours: 16, format: 'onsite', participants: [5, 15] },
] as const satisfies readonly CorporateFact[];
export type CorporateId = (typeof corporateFacts)[number]['id'];
