import { type BarItem, barItems } from '../page-facts';

/** The sections of the home page under its cover, in the order of the page: a section is added here and in routes/index.tsx. */
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

/** Those whose section is there; none leads nowhere. */
export const shownItems: readonly BarItem[] = barItems.filter(
  (item) => item === 'home' || homeSections.some((section) => section === item),
);
