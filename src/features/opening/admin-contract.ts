import * as z from 'zod/mini';
import { setUpSteps } from './contract';

/** The number of a noun's items that are samples: neither changed nor confirmed by the owner. */
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
  /** The next step of the set-up; null if it is finished. */
  nextStep: (typeof setUpSteps)[number] | null;
  samples: SampleCount[];
  /** Until when removed samples can be restored; null if there are none to restore. ISO 8601. */
  removedUntil: string | null;
  /** Public address of the site. */
  address: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles: boolean;
}

/** `POST /api/admin/opening/steps` */
export const stepRequest = z.object({ finished: z.enum(setUpSteps) });
