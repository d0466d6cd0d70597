import * as z from 'zod/mini';
import type { Localized } from '#/platform/i18n/locale';
import { setUpSteps } from './contract';

/** Something that came with the site, and that the owner has neither changed nor kept as it is. */
export interface Sample {
  /** The id of an item, or the name of a field of the profile. */
  id: string;
  /** The item's title; null for a field. */
  title: Localized | null;
  /** The address of its picture, where only that is a sample. */
  picture?: string;
}

/** The samples among a noun's items, and among the pictures of those that are the owner's. */
export interface SampleCount {
  /** As in the API's addresses: 'books'. */
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
  /** Fields of the profile that a page has a place for, and that nobody has filled. */
  missing: string[];
  /** Public address of the site. */
  address: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles: boolean;
  /** Whether free slots are shown as taken (GLOSSARY.md, placeholder). */
  placeholder: boolean;
}

/** `POST /api/admin/opening/steps` */
export const stepRequest = z.object({ finished: z.enum(setUpSteps) });
