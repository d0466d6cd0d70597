import type { ComponentType } from 'react';
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

/** A text of a form in three languages; plain or HTML. */
export interface FieldTexts extends Translated {
  tr: string;
}

export interface NamedTexts extends FieldTexts {
  name: string;
  /** As the form shows it. */
  label: string;
}

/** For the props of a form that takes the button of one field from its page. */
export interface AutoTranslateProps extends FieldTexts {
  label: string;
  /** Only the languages that are to be filled. */
  onFilled: (texts: Partial<Translated>) => void;
}

/** For the props of a form that takes the button of a whole item from its page. */
export interface TranslateAllProps {
  fields: readonly NamedTexts[];
  /** Once a field, as soon as its texts are there. */
  onFilled: (name: string, texts: Partial<Translated>) => void;
}

/** For a form that takes both buttons from its page. */
export interface TranslationParts {
  AutoTranslate: ComponentType<AutoTranslateProps>;
  TranslateAll: ComponentType<TranslateAllProps>;
}
