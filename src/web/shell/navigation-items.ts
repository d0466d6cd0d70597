import { useRouteContext } from '@tanstack/react-router';
import { type HomeSection, homeSections } from '#/features/look/contract';
import { type BarItem, barItems } from '../page-facts';

/** The shipped items of the bar. Each but `home` leads to a section of the home page; one without a section doesn't compile. */
const shippedItems: readonly Extract<BarItem, 'home' | HomeSection>[] = barItems;

/** The sections of the home page that visitors see, in order. */
export function useShownSections(): readonly HomeSection[] {
  return useRouteContext({ from: '__root__', select: ({ look }) => look?.sections }) ?? homeSections;
}

/** The items of the bar: in the owner's order if she has chosen one, and without sections that she hides or that are empty. */
export function useShownItems(): readonly BarItem[] {
  const sections = useShownSections();
  const ordered = sections.filter((section) => section !== 'stats');
  const isInShippedOrder =
    `${homeSections.filter((section) => sections.includes(section))}` === `${sections}`;
  if (!isInShippedOrder) return ['home', ...ordered];
  return shippedItems.filter((item) => item === 'home' || sections.includes(item));
}
