import { published } from '#/published/client';
import type {
  Category,
  ConsultingPackage,
  ConsultingService,
  CorporateProgram,
  TrainingService,
} from './contract';

export const consultingCategoriesQuery = published<Category>('consulting-categories');
export const consultingServicesQuery = published<ConsultingService>('consulting-services');
export const consultingPackagesQuery = published<ConsultingPackage>('consulting-packages');
export const corporateProgramsQuery = published<CorporateProgram>('corporate-programs');
export const trainingCategoriesQuery = published<Category>('training-categories');
export const trainingServicesQuery = published<TrainingService>('training-services');

/** How many services and how many programs the home page shows. */
const onHome = 3;
export const homeServicesQuery = published<ConsultingService>('consulting-services', onHome);
export const homeTrainingsQuery = published<TrainingService>('training-services', onHome);
