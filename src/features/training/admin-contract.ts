import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import type { MailReport } from '#/platform/mail/outbox';
import type { Application } from './contract';
import { type ApplicationStatus, statuses, type TrainingType } from './rules';

/** A line of the owner's list. */
export interface ApplicationSummary {
  id: string;
  status: ApplicationStatus;
  name: string;
  email: string;
  phone: string;
  company: string | null;
  /** The program's title. */
  service: string;
  participantCount: string;
  trainingType: TrainingType;
  createdAt: string;
  erased: boolean;
  mailFailing: boolean;
}

/** Everything about one application. */
export interface ApplicationDetail extends Application {
  language: Locale;
  /** ISO 8601. */
  createdAt: string;
  /** When the owner last changed the status. */
  statusAt: string | null;
  erasedAt: string | null;
  mails: MailReport[];
  /** Ways to write to the person, in the person's language; null after the personal data was erased. */
  answers: { whatsapp: string | null; mail: string } | null;
}

export const applicationStatus = z.object({ status: z.enum(statuses) });
