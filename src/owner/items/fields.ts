import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { inEveryLanguage, type Localized, locales } from '#/platform/i18n/locale';
import { amountFrom } from '#/platform/i18n/money';
import { line, lines } from '#/platform/input/fields';
import { type ItemField, inAllLanguages } from './item';

/**
 * The kinds of fields that describe nouns, shared by form and API. Most accept a value in several shapes, but store only one.
 */

const toTexts = (value: unknown): unknown => (typeof value === 'string' ? { tr: value } : (value ?? {}));

/** Keeps only the languages that have a text, and always Turkish, which may be empty. */
const withoutEmpty = (texts: Partial<Localized<string | null>>): SourceLocalized => ({
  ...Object.fromEntries(locales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : []))),
  tr: texts.tr ?? '',
});

type Text = z.ZodMiniType<string>;

/** A text in any number of languages, or in none. A plain string is taken as the Turkish text. */
export const texts = (text: Text) =>
  z.pipe(
    z.transform(toTexts),
    z.pipe(z.object(inEveryLanguage(() => z.optional(z.nullable(text)))), z.transform(withoutEmpty)),
  );

const blankTexts = () => ({ tr: '' });
const emptyTexts = () => inAllLanguages(null);

/** One line in three languages; the text in the main language is required. */
export const titleField = (max: number) =>
  ({
    kind: 'line',
    schema: texts(line(max)),
    place: 'pane',
    initial: emptyTexts,
    required: true,
  }) satisfies ItemField<Localized>;

const optionalTexts = { place: 'pane', initial: emptyTexts, blank: blankTexts } as const;

export const lineField = (max: number) =>
  ({
    kind: 'line',
    schema: z.optional(texts(line(max))),
    ...optionalTexts,
  }) satisfies ItemField<Localized>;

const longTexts = (max: number) => z.optional(texts(lines(max)));

export const textField = (max: number) =>
  ({ kind: 'text', schema: longTexts(max), ...optionalTexts }) satisfies ItemField<Localized>;

/** HTML in three languages; the server sanitises it before it is stored. */
export const htmlField = (max: number) =>
  ({ kind: 'html', schema: longTexts(max), ...optionalTexts }) satisfies ItemField<Localized>;

/** Whether a text is a web address: http or https, with a host, without user name and password. */
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
/** A picture of this site (/uploads, /img) or of the web, or empty. */
export const pictureAddress = address('picture_address', (text) => text === '' || isPictureAddress(text));

export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(schema),
    ),
  );

/** The value of a field in a new form, and also in a new row for which nothing was sent. */
const always = <Value>(value: (today: string) => Value) => ({ initial: value, blank: value });

export const pictureField = () =>
  ({
    kind: 'picture',
    schema: z.optional(pictureAddress),
    place: 'after',
    ...always(() => ''),
  }) satisfies ItemField<string>;

/** A whole number, or its digits as text. */
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value,
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

export const numberOrNull = (min: number, max: number) => orNull(wholeNumber(min, max));

interface NumberBounds {
  min: number;
  max: number;
  initial: number;
}

/** A whole number, or its digits as text. An empty text is refused, not read as 0: 0 may have a meaning, such as "no end". */
export const numberField = ({ min, max, initial }: NumberBounds) =>
  ({
    kind: 'number',
    schema: z.optional(wholeNumber(min, max)),
    place: 'strip',
    ...always(() => initial),
  }) satisfies ItemField<number>;

const orderBounds = { min: -99_999, max: 99_999 };

/** The item's position in the list; an empty text counts as 0. */
export const orderField = () =>
  ({
    ...numberField({ ...orderBounds, initial: 0 }),
    kind: 'order',
    schema: z.optional(
      z.pipe(
        z.transform((value) => (value === '' ? 0 : value)),
        wholeNumber(orderBounds.min, orderBounds.max),
      ),
    ),
  }) satisfies ItemField<number>;

const wholeNumbers = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(/[\s,;،]+/)
        .filter((part) => part !== '')
        .map(Number)
    : value;

/** Several whole numbers, of which the first is the usual one. The form shows them as one text: '60, 90'. */
export const numbersField = ({ min, max, most, initial }: NumberBounds & { most: number }) =>
  ({
    kind: 'numbers',
    schema: z.optional(
      z.pipe(
        z.transform(wholeNumbers),
        z.pipe(
          z.array(z.int().check(z.minimum(min), z.maximum(max))).check(z.minLength(1), z.maxLength(most)),
          z.transform((numbers): number[] => [...new Set(numbers)]),
        ),
      ),
    ),
    place: 'strip',
    ...always((): number[] => [initial]),
    toFormValue: (numbers: number[]) => numbers.join(', '),
  }) satisfies ItemField<number[]>;

/** The ids of other items, chosen in a form field that the noun renders itself. */
export const idsField = () =>
  ({
    kind: 'own',
    schema: z.optional(
      z.pipe(
        z.array(line(100)).check(z.maxLength(100)),
        z.transform((ids): string[] => [...new Set(ids)]),
      ),
    ),
    place: 'after',
    ...always((): string[] => []),
  }) satisfies ItemField<string[]>;

export const priceModes = ['hidden', 'request', 'shown'] as const;
export const currencies = ['TRY', 'USD', 'EUR', 'GBP', 'SAR', 'AED', 'QAR', 'KWD'] as const;

export interface Money {
  mode: (typeof priceModes)[number];
  /** Null if none was entered. */
  amount: number | null;
  currency: (typeof currencies)[number];
}

/** Parses the amount of a request: null if it is empty, undefined if it is no number. */
const amountOf = (value: unknown): number | null | undefined => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.trim() === '' ? null : amountFrom(value);
  return typeof value === 'number' ? value : undefined;
};

const isAmount = (amount: number | null | undefined): boolean =>
  amount === null || (amount !== undefined && amount >= 0 && amount <= 9_999_999);

/** A price as a form sends it, with the amount as it was typed. A price that visitors see needs an amount. */
export const moneyRequest = z
  .object({
    mode: z.enum(priceModes),
    amount: z.pipe(
      z.unknown().check(z.refine((typed) => isAmount(amountOf(typed)), { params: { format: 'amount' } })),
      z.transform((typed) => amountOf(typed) ?? null),
    ),
    currency: z.enum(currencies),
  })
  .check(
    z.refine(({ mode, amount }) => mode !== 'shown' || amount !== null, {
      path: ['amount'],
      params: { format: 'required' },
    }),
  );

export const moneyField = () =>
  ({
    kind: 'money',
    schema: z.optional(moneyRequest),
    place: 'after',
    ...always((): Money => ({ mode: 'request', amount: null, currency: 'TRY' })),
    toFormValue: (price: Money) => ({ ...price, amount: price.amount === null ? '' : String(price.amount) }),
  }) satisfies ItemField<Money>;

const datePart = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : value;

/** A calendar date, YYYY-MM-DD. If a value has a time, only its date is used. New items get today's date. */
export const dateField = () =>
  ({
    kind: 'date',
    schema: z.optional(z.pipe(z.transform(datePart), z.iso.date())),
    place: 'strip',
    ...always((today) => today),
  }) satisfies ItemField<string>;

export const publishField = (initial = true) =>
  ({
    kind: 'publish',
    schema: z.optional(z.boolean()),
    place: 'strip',
    initial: () => initial,
  }) satisfies ItemField<boolean>;

export const orderRequest = z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(500)) });
