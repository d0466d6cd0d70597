import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { defaultLocale, inEveryLanguage, type Localized, translations } from '#/platform/i18n/locale';
import { line, lines } from '#/platform/input/fields';
import { type ItemField, inAll } from './item';

/** The fields that nouns are described by: forgiving of shapes, strict about what is stored. Used by form, API and browser alike. */

const given = (value: unknown): unknown => (typeof value === 'string' ? { tr: value } : (value ?? {}));

/** Only the languages that say something, and always Turkish. */
const said = (texts: Partial<Localized<string | null>> & { tr: string }): SourceLocalized => ({
  ...Object.fromEntries(translations.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : []))),
  tr: texts.tr,
});

type Text = z.ZodMiniType<string>;

/** A text in Turkish and in what languages there are; a plain string is the Turkish one. */
const texts = (source: Text, translation: Text) =>
  z.pipe(
    z.transform(given),
    z.pipe(
      z.object({
        ...inEveryLanguage(() => z.optional(z.nullable(translation))),
        [defaultLocale]: source,
      }),
      z.transform(said),
    ),
  );

const orEmpty = (text: Text) => z._default(text, '');

const blankTexts = () => ({ tr: '' });
const emptyTexts = () => inAll(null);

/** One line in three languages, whose Turkish must be there. */
export const titleField = (max: number) =>
  ({
    kind: 'line',
    schema: texts(line(max).check(z.minLength(1)), line(max)),
    place: 'pane',
    begins: emptyTexts,
    required: true,
  }) satisfies ItemField<Localized>;

/** One line in three languages. */
export const lineField = (max: number) =>
  ({
    kind: 'line',
    schema: z.optional(texts(orEmpty(line(max)), line(max))),
    place: 'pane',
    begins: emptyTexts,
    blank: blankTexts,
  }) satisfies ItemField<Localized>;

const longTexts = (max: number) => z.optional(texts(orEmpty(lines(max)), lines(max)));

/** Plain text of several lines in three languages. */
export const textField = (max: number) =>
  ({
    kind: 'text',
    schema: longTexts(max),
    place: 'pane',
    begins: emptyTexts,
    blank: blankTexts,
  }) satisfies ItemField<Localized>;

/** HTML in three languages, as it comes from an editor; the server cleans it before it is stored. */
export const htmlField = (max: number) =>
  ({
    kind: 'html',
    schema: longTexts(max),
    place: 'pane',
    begins: emptyTexts,
    blank: blankTexts,
  }) satisfies ItemField<Localized>;

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

/** What is stored as null where it is left empty. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(schema),
    ),
  );

/** The address of a picture, empty for none. */
export const pictureField = () =>
  ({
    kind: 'picture',
    schema: z.optional(pictureAddress),
    place: 'after',
    begins: () => '',
    blank: () => '',
  }) satisfies ItemField<string>;

const wholeNumber = (value: unknown): unknown => {
  if (value === '' || value === null) return 0;
  return typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
};

/** The item's place among all: a whole number, also as text; nothing is 0. */
export const orderField = () =>
  ({
    kind: 'order',
    schema: z.optional(
      z.pipe(z.transform(wholeNumber), z.int().check(z.minimum(-99_999), z.maximum(99_999))),
    ),
    place: 'strip',
    begins: () => 0,
  }) satisfies ItemField<number>;

const datePart = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : value;

/** YYYY-MM-DD, a day that exists; of a moment, its date. A new item is of today. */
export const dateField = () =>
  ({
    kind: 'date',
    schema: z.optional(z.pipe(z.transform(datePart), z.iso.date())),
    place: 'strip',
    begins: (today: string) => today,
    blank: (today: string) => today,
  }) satisfies ItemField<string>;

/** Whether visitors see it; a new one as `begins` says. */
export const publishField = (begins = true) =>
  ({
    kind: 'publish',
    schema: z.optional(z.boolean()),
    place: 'strip',
    begins: () => begins,
  }) satisfies ItemField<boolean>;

/** The new order of all items, first to last. */
export const orderRequest = z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(500)) });
