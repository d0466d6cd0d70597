import { published } from '#/published/client';
import type { ConsultingPackage, ConsultingService, CorporateProgram, TrainingService } from './contract';

export const consultingServicesQuery = published<ConsultingService>('consulting-services');
export const consultingPackagesQuery = published<ConsultingPackage>('consulting-packages');
export const corporateProgramsQuery = published<CorporateProgram>('corporate-programs');
export const trainingServicesQuery = published<TrainingService>('training-services');
