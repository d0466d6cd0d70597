import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { locales } from '#/platform/i18n/locale';
import { line, lines } from '#/platform/input/fields';

/** What the owner's forms send: forgiving of shapes, strict about what is stored. Used by form, API and browser alike. */

const given = (value: unknown): unknown => (typeof value === 'string' ? { tr: value } : (value ?? {}));

/** Only the languages that say something, and always Turkish. */
const said = (texts: { tr: string; en?: string | null | undefined; ar?: string | null | undefined }) => ({
  tr: texts.tr,
  ...(texts.en ? { en: texts.en } : {}),
  ...(texts.ar ? { ar: texts.ar } : {}),
});

type Text = z.ZodMiniType<string>;

/** A text in Turkish and in what languages there are; a plain string is the Turkish one. */
const texts = (source: Text, translation: Text) =>
  z.pipe(
    z.transform(given),
    z.pipe(
      z.object({
        tr: source,
        en: z.optional(z.nullable(translation)),
        ar: z.optional(z.nullable(translation)),
      }),
      z.transform((value): SourceLocalized => said(value)),
    ),
  );

const orEmpty = (text: Text) => z._default(text, '');

/** One line, whose Turkish must be there. */
export const titleTexts = (max: number) => texts(line(max).check(z.minLength(1)), line(max));
export const lineTexts = (max: number) => texts(orEmpty(line(max)), line(max));
export const plainTexts = (max: number) => texts(orEmpty(lines(max)), lines(max));
/** HTML as it comes from an editor; the server cleans it before it is stored. */
export const htmlTexts = (max: number) => texts(orEmpty(lines(max)), lines(max));

/** Of a web address: http or https, with a host, and no name or password in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /^https?:\/\//i.test(text) && username === '' && password === '';
}

const ownPicture = /^\/(uploads|img)\/(?!.*\.\.)[\w.~%/-]+$/;
export const isPictureAddress = (text: string): boolean => ownPicture.test(text) || isWebAddress(text);

const address = (format: string, fits: (text: string) => boolean) =>
  line(2048).check(z.refine(fits, { params: { format } }));

export const webAddress = address('web_address', isWebAddress);
/** A picture of this site (/uploads, /img) or of the web; empty where there is none. */
export const pictureAddress = address('picture_address', (text) => text === '' || isPictureAddress(text));

const wholeNumber = (value: unknown): unknown => {
  if (value === '' || value === null) return 0;
  return typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
};

/** A whole number, also as text; nothing is 0 (specification, section 5). */
export const sortOrder = z.pipe(
  z.transform(wholeNumber),
  z.int().check(z.minimum(-99_999), z.maximum(99_999)),
);

const datePart = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : value;

/** YYYY-MM-DD, a day that exists; of a moment, its date. */
export const day = z.pipe(z.transform(datePart), z.iso.date());

/** What every kind has besides its own fields. */
export const writtenFields = {
  isPublished: z.optional(z.boolean()),
  /** What came from a translation service and nobody has read since: a text ('title.ar'), or a whole language ('ar'). */
  automatic: z.optional(
    z.pipe(
      z
        .array(z.string().check(z.regex(new RegExp(`^([a-zA-Z]{1,40}\\.)?(${locales.join('|')})$`))))
        .check(z.maxLength(100)),
      z.transform((marks): string[] => [...new Set(marks)].filter((mark) => !/(^|\.)tr$/.test(mark))),
    ),
  ),
};

/** What a change may carry: the version that it was made on. */
export const versionField = { version: z.optional(z.int().check(z.minimum(1))) };

/** The new order of all items, first to last. */
export const orderRequest = z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(500)) });
