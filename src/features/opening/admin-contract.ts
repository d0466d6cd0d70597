import * as z from 'zod/mini';
import type { Localized } from '#/platform/i18n/locale';
import { setUpSteps } from './contract';

/**
 * A sample: an item, a field of the profile or a picture that came with the site, and that the owner has neither changed nor kept
 * as it is.
 */
export interface Sample {
  /** The id of an item, or the name of a field of the profile. */
  id: string;
  /** The item's title; null for a field. */
  title: Localized | null;
  /** The address of a picture of the item, if only this picture is a sample. */
  picture?: string;
}

/** The samples of a noun (items, and shipped pictures of the owner's items), or of the profile (its fields). */
export interface SampleCount {
  /** The noun as in the API's addresses, such as 'books', or 'profile'. */
  noun: string;
  samples: Sample[];
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
  /** The profile's `portrait` and `deck`, if they are empty. */
  missing: string[];
  /** Fields of the profile by which visitors, and mails of the site, would reach the sample person. */
  contact: string[];
  /** Public address of the site. */
  address: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles: boolean;
  /** Whether some free slots are shown as taken (GLOSSARY.md, placeholder). */
  placeholder: boolean;
}

/** `POST /api/admin/opening/steps` */
export const stepRequest = z.object({ finished: z.enum(setUpSteps) });
