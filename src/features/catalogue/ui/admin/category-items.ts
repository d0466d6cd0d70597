import { consultingCategoryItem, trainingCategoryItem } from '../../item';
import type { ServiceKind } from './kinds';

/** The nouns of the two kinds of categories in the room of services. */
export const categoryItems = {
  'consulting-categories': consultingCategoryItem,
  'training-categories': trainingCategoryItem,
} as const satisfies Partial<Record<ServiceKind, unknown>>;
export type CategoryKind = keyof typeof categoryItems;
