import type { ConsultingCategory, TrainingCategory } from '#/features/catalogue/contract';
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
  minutes: (minutes: number) => string;
  weeks: (weeks: number, hours: number) => string;
  sessions: (sessions: number, minutes: number) => string;
  participants: (from: number, to: number) => string;
  consulting: Record<ConsultingId, Described>;
  packages: Record<PackageId, Described>;
  training: Record<TrainingId, Described & { topics: string[] }>;
  corporate: Record<CorporateId, Described & { benefits: string[] }>;
}
