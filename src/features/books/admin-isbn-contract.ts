import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import { language, lines } from '#/platform/input/fields';

/** Characters of one paste. */
export const maxPasted = 10_000;

/** `POST /api/admin/isbn` */
export const isbnRequest = z.object({ text: lines(maxPasted).check(z.minLength(1)), language });

/** What came of each number, and of each line without one. */
export type IsbnOutcome =
  /** `registered`: the language of the number's registration group; null for another one. */
  | { outcome: 'added'; isbn: string; registered: Locale | null; id: string }
  | { outcome: 'known'; isbn: string; id: string }
  | { outcome: 'check_digit' | 'no_number'; line: string };
