import { consultingCategoryItem, trainingCategoryItem } from '../../item';
import type { ServiceKind } from './kinds';

export const categoryItems = {
  'consulting-categories': consultingCategoryItem,
  'training-categories': trainingCategoryItem,
} as const satisfies Partial<Record<ServiceKind, unknown>>;
export type CategoryKind = keyof typeof categoryItems;
