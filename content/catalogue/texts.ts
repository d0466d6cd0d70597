import type { ConsultingCategory, TrainingCategory } from '#/features/catalogue/contract';
import type { PluralForms } from '#/platform/i18n/plural';
import type { ConsultingId, CorporateId, Format, Level, PackageId, TrainingId } from './facts';

interface Described {
  title: string;
  /** The home page cuts it at 120 characters, so what one gets is said before that. */
  description: string;
}

/** The catalogue's words in one language; an id without its text does not compile. */
export interface CatalogueTexts {
  consultingCategories: Record<ConsultingCategory, string>;
  trainingCategories: Record<TrainingCategory, string>;
  formats: Record<Format, string>;
  levels: Record<Level, string>;
  /** '{length}' stands for how long each of them takes. */
  sessions: PluralForms;
  /** '#' is the largest group, '{from}' the smallest. */
  participants: PluralForms;
  consulting: Record<ConsultingId, Described>;
  packages: Record<PackageId, Described>;
  training: Record<TrainingId, Described & { topics: string[] }>;
  corporate: Record<CorporateId, Described & { benefits: string[] }>;
}
