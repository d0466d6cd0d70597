import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { Application } from './contract';
import type { ApplicationStatus, TrainingType } from './rules';

/** A line of the owner's list. */
export interface ApplicationSummary extends RecordSummary<ApplicationStatus> {
  phone: string;
  /** The program's title. */
  service: string;
  participantCount: string;
  trainingType: TrainingType;
}

/** Everything about one application. */
export interface ApplicationDetail extends Application, RecordDetail<ApplicationStatus> {
  /** When the owner last changed the status. */
  statusAt: string | null;
}
