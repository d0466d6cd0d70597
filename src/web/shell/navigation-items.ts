import { type BarItem, barItems } from '../page-facts';

/** The sections of the home page below its cover, in order: a new section is added here and in routes/index.tsx. */
export const homeSections = [
  'stats',
  'about',
  'training',
  'consulting',
  'books',
  'media',
  'articles',
  'contact',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The items whose section exists. */
export const shownItems: readonly BarItem[] = barItems.filter(
  (item) => item === 'home' || homeSections.some((section) => section === item),
);
