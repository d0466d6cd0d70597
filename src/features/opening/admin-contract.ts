import * as z from 'zod/mini';
import { setUpSteps } from './contract';

/** How many items of a content noun are samples that the owner has neither changed nor confirmed. */
export interface SampleCount {
  /** As in the API's addresses: 'books'. */
  noun: string;
  samples: number;
  total: number;
}

/** `GET /api/admin/opening` */
export interface OwnersOpening {
  /** ISO 8601; null while the site is being set up. */
  openedAt: string | null;
  /** Where the set-up goes on; null if it is finished. */
  nextStep: (typeof setUpSteps)[number] | null;
  samples: SampleCount[];
  /** Until when removed samples can be brought back; null if there is nothing to bring back. ISO 8601. */
  removedUntil: string | null;
  /** Public address of the site. */
  address: string;
  /** No mails are sent, because there is no mail server. */
  mailsToFiles: boolean;
}

/** `POST /api/admin/opening/steps` */
export const stepRequest = z.object({ finished: z.enum(setUpSteps) });
