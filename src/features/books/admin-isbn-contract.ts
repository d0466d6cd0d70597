import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import { language, lines } from '#/platform/input/fields';

/** The most characters of one pasted text. */
export const maxPasted = 10_000;

/** `POST /api/admin/isbn` */
export const isbnRequest = z.object({ text: lines(maxPasted).check(z.minLength(1)), language });

/** The outcome for each book number, and for each line without a valid number. */
export type IsbnOutcome =
  /** `registered`: the language of the ISBN's registration group; null if it is not a language of the product. */
  | { outcome: 'added'; isbn: string; registered: Locale | null; id: string }
  | { outcome: 'known'; isbn: string; id: string }
  | { outcome: 'check_digit' | 'no_number'; line: string };
