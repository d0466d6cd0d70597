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

/** The items of the bar: each leads to a section of the home page, so that an item without one doesn't compile. */
export const shownItems: readonly Extract<BarItem, 'home' | HomeSection>[] = barItems;
