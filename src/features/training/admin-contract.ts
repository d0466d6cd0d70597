import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import {
  type Application,
  type ApplicationStatus,
  limits,
  statuses,
  type TrainingType,
  trainingTypes,
} from './contract';

/** What is looked for, as it stands in an address: only what differs from the rule (all, the latest first). */
export interface ApplicationSearch {
  status?: ApplicationStatus | undefined;
  program?: string | undefined;
  type?: TrainingType | undefined;
  q?: string | undefined;
  page?: string | undefined;
}

const text = (given: unknown) =>
  typeof given === 'string' && given.trim() !== '' ? given.slice(0, limits.title) : undefined;

/** Reads an address; what it can't mean is left out. */
export function applicationSearch(given: Record<string, unknown>): ApplicationSearch {
  const page = text(given.page);
  const search: ApplicationSearch = {
    status: statuses.find((status) => status === given.status),
    program: text(given.program),
    type: trainingTypes.find((type) => type === given.type),
    q: text(given.q),
    page: page && /^[2-9]$|^[1-9]\d{1,5}$/.test(page) ? page : undefined,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

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
  mails: {
    id: string;
    kind: string;
    state: 'waiting' | 'failing' | 'sent' | 'dropped';
    attempts: number;
    lastError: string | null;
    dueAt: string;
    sentAt: string | null;
  }[];
  /** Ways to write to the person, in the person's language; null after the personal data was erased. */
  answers: { whatsapp: string | null; mail: string } | null;
}

export const applicationStatus = z.object({ status: z.enum(statuses) });
