import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { Application } from './contract';
import type { ApplicationStatus, TrainingType } from './rules';

/** An application in the owner's list. */
export interface ApplicationSummary extends RecordSummary<ApplicationStatus> {
  phone: string;
  /** The program's title. */
  service: string;
  participantCount: string;
  trainingType: TrainingType;
}

/** An application on its page for the owner. */
export interface ApplicationDetail extends Application, RecordDetail<ApplicationStatus> {
  /** When the owner last changed the status. */
  statusAt: string | null;
}
