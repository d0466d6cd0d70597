import type {
  ConsultingCategory,
  ConsultingId,
  CorporateId,
  PackageId,
  TrainingCategory,
  TrainingId,
} from './facts';

interface Described {
  title: string;
  /** The home page cuts it at 120 characters, so what one gets is said before that. */
  description: string;
}

interface Category {
  title: string;
  /** On the button that shows only this category. */
  short: string;
}

/** The catalogue's words in one language; an id without its text does not compile. */
export interface CatalogueTexts {
  consultingCategories: Record<ConsultingCategory, Category>;
  trainingCategories: Record<TrainingCategory, Category>;
  consulting: Record<ConsultingId, Described>;
  packages: Record<PackageId, Described>;
  training: Record<TrainingId, Described & { topics: string[] }>;
  corporate: Record<CorporateId, Described & { benefits: string[] }>;
}
