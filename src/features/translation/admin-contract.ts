import * as z from 'zod/mini';
import { type Localized, locales, sourceLocale } from '#/platform/i18n/locale';
import { language } from '#/platform/input/fields';
import { visibleLength } from '#/platform/translation/markup';

/** The most characters of a text: far more than an article has. */
const maxLength = 200_000;

/** Whether a text has visible characters. HTML without any may still contain tags, such as an empty heading. */
export const hasVisibleText = (text: string): boolean => visibleLength(text) > 0;

/** `POST /api/admin/translate`; the text is plain or HTML. */
export const translateRequest = z
  .object({
    text: z.string().check(z.maxLength(maxLength)),
    /** The language of the text. The owner's pages always send it; for other clients the default is Turkish. */
    from: z._default(z.enum(locales), sourceLocale),
    /** The languages to translate the text into; by default all others. */
    into: z.optional(z.array(z.enum(locales)).check(z.minLength(1), z.maxLength(locales.length))),
    /** The language of error messages. */
    language,
  })
  .check(z.refine(({ text }) => hasVisibleText(text), { path: ['text'] }));
export type TranslateRequest = z.output<typeof translateRequest>;

/** The text in the requested languages, with the same tags. */
export type Translated = Partial<Localized>;
