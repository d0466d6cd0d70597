import * as z from 'zod/mini';
import { language } from '#/platform/input/fields';
import { lengthOf } from '#/platform/translation/markup';

/** Characters of one text: an article, with room to spare. */
const longestText = 200_000;

/** Whether a reader would see anything; an editor's empty text still has tags. */
export const isText = (text: string): boolean => lengthOf(text) > 0;

/** `POST /api/admin/translate`: Turkish, plain or HTML. */
export const translateRequest = z.object({
  text: z.string().check(z.maxLength(longestText), z.refine(isText)),
  language,
});

/** The same text in the other two languages, with the same tags. */
export interface Translated {
  en: string;
  ar: string;
}
