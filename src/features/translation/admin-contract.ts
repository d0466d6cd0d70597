import * as z from 'zod/mini';
import type { Translation } from '#/platform/i18n/locale';
import { language } from '#/platform/input/fields';
import { visibleLength } from '#/platform/translation/markup';

/** In characters; far longer than an article. */
const maxLength = 200_000;

/** Whether there is visible text; an empty text from the editor still has tags. */
export const hasVisibleText = (text: string): boolean => visibleLength(text) > 0;

/** `POST /api/admin/translate`; the text is Turkish, plain or HTML. */
export const translateRequest = z.object({
  text: z.string().check(z.maxLength(maxLength), z.refine(hasVisibleText)),
  language,
});

/** The text in the other languages, with the same tags. */
export type Translated = Record<Translation, string>;
