import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { inEveryLanguage, type Locale, type Localized, locales } from '#/platform/i18n/locale';

/** The state of an item in one language: ready, with automatic texts, or with missing texts. */
export type LanguageState = 'ready' | 'automatic' | 'missing';

/** What every item has besides its noun's fields, in the owner's API. */
export interface OwnersItem {
  id: string;
  /** Sent with a change; the server refuses a change of an outdated version. */
  version: number;
  isPublished: boolean;
  /** Shipped with the product, and not yet changed or kept by the owner. */
  isSample: boolean;
  /** Automatic texts: 'title.ar' for one text, 'ar' for all texts of a language. */
  automatic: string[];
  languages: Localized<LanguageState>;
  /** ISO 8601, as `updatedAt`. */
  createdAt: string;
  updatedAt: string;
}

/** `line`, `text` and `html` have three languages; `own` is rendered by its noun, `fact` is read-only. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'picture'
  | 'address'
  | 'email'
  | 'phone'
  | 'order'
  | 'date'
  | 'choice'
  | 'number'
  | 'numbers'
  | 'money'
  | 'publish'
  | 'own'
  | 'fact';

/** A fault of a text; `params` names the rule for `issueMessage`. */
export interface TextFault {
  path: PropertyKey[];
  params: { format: 'required' | 'two_options' } | { format: 'same_lines'; count: number };
}

export interface ItemField<
  Value = unknown,
  Schema extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  kind: FieldKind;
  /** The schema of what the owner may send; undefined if the field is read-only. */
  schema: Schema;
  /**
   * The place in the form: above the texts, among each language's texts, or below them; undefined if the form lacks the field.
   */
  place?: 'strip' | 'pane' | 'after' | undefined;
  /** The initial value in a new form; `today` is YYYY-MM-DD. */
  initial: (today: string) => Value;
  /** The value of a new row if nothing was sent; default: the default of the column. */
  blank?: ((today: string) => unknown) | undefined;
  /** Converts the item's value into the form's, where the two differ. */
  toFormValue?(value: Value): unknown;
  /** Whether the text in the main language is required. */
  required?: boolean;
  /**
   * What is wrong with the texts of a value, considered together. Default: the text in the main language is missing, if the field
   * is `required`.
   */
  faults?(value: Value, main: Locale): TextFault[];
  /** For a list: the names of its entries' texts in three languages. */
  entryTexts?: readonly string[];
  /** Whether a language counts as ready without a text of this field. */
  optional?: boolean;
  /** HTML without pictures, tables and code. */
  compact?: boolean;
  /** Takes two columns of the strip; on a phone, its full width. */
  wide?: boolean;
  /** False if lists leave the field out. */
  listed?: boolean;
  choices?: readonly string[];
}

export type ItemFields = Record<string, ItemField>;

type SchemasOf<Fields extends ItemFields> = {
  [Name in keyof Fields as Fields[Name]['schema'] extends z.ZodMiniType
    ? Name
    : never]: Fields[Name]['schema'] & z.ZodMiniType;
};
export type DraftOf<Fields extends ItemFields> = z.output<
  z.ZodMiniObject<SchemasOf<Fields> & ReturnType<typeof sharedSchemas>>
>;
type ItemOf<Fields extends ItemFields> = OwnersItem & {
  [Name in keyof Fields]: Fields[Name] extends ItemField<infer Value> ? Value : never;
};
type ListedOf<Fields extends ItemFields> = Omit<
  ItemOf<Fields>,
  { [Name in keyof Fields]: Fields[Name] extends { listed: false } ? Name : never }[keyof Fields]
>;

type TextName<Fields extends ItemFields> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'line' | 'text' | 'html' ? Name : never;
}[keyof Fields];
/** An item as visitors see it, in one language. Texts without a translation are in the main language. */
type PublishedOf<Fields extends ItemFields> = {
  [Name in keyof Fields as Fields[Name]['kind'] extends 'fact' ? never : Name]: Name extends TextName<Fields>
    ? string
    : Fields[Name] extends ItemField<infer Value>
      ? Value
      : never;
} & { id: string; languages: Record<TextName<Fields>, Locale> };

/** The description of a content noun, from which its routes, client, form and list are made. */
export interface Noun<Item = OwnersItem, Listed = OwnersItem, Columns = object> {
  /** Its address below `/api/admin`, and also below `/api` if visitors read its items. */
  name: string;
  /** Whether the noun has a single item, whose address is the noun's own. */
  single?: boolean;
  fields: ItemFields;
  /** The first parts of the query keys of visitors' pages that show the noun's items. */
  shownIn: readonly string[];
  /** The schema of `POST`: a new item of a site with this main language. */
  draft(main: Locale): z.ZodMiniType<object>;
  /** The schema of `PUT`: fields that are left out stay unchanged. */
  change(main: Locale): z.ZodMiniType<object>;
  /** Converts a request into columns; its HTML is sanitised already. `stored` is the row being changed. */
  columns(request: object, stored?: object): Columns;
  /** The form's values that differ from the item's. */
  inForm?(item: Item): object;
  /** The fields for feeds, in addition to title, date and picture. Items of a noun without it are in no feed. */
  feed?: { summary: string; content?: string; category?: string; imageAlt?: string };
  /** Never set: carries the type `Listed`. */
  readonly listed?: Listed;
}
export type ItemFrom<Described> = Described extends Noun<infer Item, unknown, unknown> ? Item : never;
export type ListedFrom<Described> = Described extends Noun<never, infer Listed, unknown> ? Listed : never;
export type PublishedFrom<Described> = Described extends { readonly published?: infer Item }
  ? NonNullable<Item>
  : never;

const sharedSchemas = (main: Locale) => ({
  automatic: z.optional(
    z.pipe(
      z
        .array(z.string().check(z.regex(new RegExp(`^([a-zA-Z]{1,40}\\.)?(${locales.join('|')})$`))))
        .check(z.maxLength(100)),
      z.transform((marks): string[] =>
        [...new Set(marks)].filter((mark) => mark !== main && !mark.endsWith(`.${main}`)),
      ),
    ),
  ),
});

export const missingText = (path: PropertyKey[]): TextFault => ({ path, params: { format: 'required' } });

const lacksText = (value: unknown, main: Locale): TextFault[] =>
  (value as Localized)[main] ? [] : [missingText([main])];

function checkingTexts(
  { schema, required, faults = required ? lacksText : undefined }: ItemField,
  main: Locale,
) {
  if (!faults) return schema;
  return schema?.check(({ value, issues }) => {
    // A change may leave the field out.
    for (const fault of value === undefined ? [] : faults(value, main))
      issues.push({ code: 'custom', ...fault, input: value });
  });
}
const versionSchema = { version: z.optional(z.int().check(z.minimum(1))) };

interface Description<Fields extends ItemFields, Columns> {
  name: string;
  single?: boolean;
  fields: Fields;
  shownIn?: readonly string[];
  columns?(request: Partial<DraftOf<Fields>>, stored?: object): Columns;
  inForm?(item: ItemOf<Fields>): object;
  feed?: { [Part in keyof NonNullable<Noun['feed']>]: keyof Fields & string };
}

export function describeItem<Fields extends ItemFields, Columns = Partial<DraftOf<Fields>>>({
  shownIn,
  columns,
  ...described
}: Description<Fields, Columns>): Noun<ItemOf<Fields>, ListedOf<Fields>, Columns> & {
  readonly published?: PublishedOf<Fields>;
} {
  const schemasIn = (main: Locale) => {
    const schemas = Object.entries(described.fields).flatMap(([name, field]) =>
      field.schema ? [[name, checkingTexts(field, main)]] : [],
    );
    const draft = z.object({ ...Object.fromEntries(schemas), ...sharedSchemas(main) });
    return { draft, change: z.extend(z.partial(draft), versionSchema) };
  };
  const known: Partial<Localized<ReturnType<typeof schemasIn>>> = {};
  const schemasOf = (main: Locale) => {
    known[main] ??= schemasIn(main);
    return known[main];
  };
  return {
    ...described,
    shownIn: shownIn ?? [described.name],
    draft: (main) => schemasOf(main).draft,
    change: (main) => schemasOf(main).change,
    columns: columns ?? ((request) => request as Columns),
  };
}

export const isLocalized = ({ kind }: ItemField): boolean =>
  kind === 'line' || kind === 'text' || kind === 'html';

/** The texts of a field's value without which a language doesn't count as ready. */
export function textsOf({ entryTexts, ...field }: ItemField, value: unknown): (SourceLocalized | null)[] {
  if (entryTexts)
    return (value as Record<string, SourceLocalized>[]).flatMap((entry) =>
      entryTexts.map((name) => entry[name] ?? null),
    );
  return isLocalized(field) && !field.optional ? [value as SourceLocalized | null] : [];
}

/**
 * The state of each language. The main language is `missing` if it lacks the first text, usually the title. Any other language is
 * `missing` if it lacks a text that the main one has.
 */
export function languageStates(
  texts: readonly (SourceLocalized | null | undefined)[],
  automatic: readonly string[],
  main: Locale,
): Localized<LanguageState> {
  const isThere = (text: SourceLocalized | null | undefined, locale: Locale) =>
    Boolean(text?.[locale]?.trim());
  const stateOf = (locale: Locale): LanguageState => {
    if (locale === main) return isThere(texts[0], main) ? 'ready' : 'missing';
    if (texts.some((text) => isThere(text, main) && !isThere(text, locale))) return 'missing';
    const isUnread = automatic.some((mark) => mark === locale || mark.endsWith(`.${locale}`));
    return isUnread ? 'automatic' : 'ready';
  };
  return inEveryLanguage(stateOf);
}

export const namesAt = ({ fields }: Pick<Noun, 'fields'>, place: ItemField['place']): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.place === place);

/** All three languages as strings, empty if missing, for forms. */
export const inAllLanguages = (text: SourceLocalized | null): Localized =>
  inEveryLanguage((locale) => text?.[locale] ?? '');

/** A text in the given language, or else in the first language that has it, and the language that it is in. */
export function titleIn(text: Localized, locale: Locale): { text: string; language: Locale } {
  const language = [locale, ...locales].find((each) => text[each].trim()) ?? locale;
  return { text: text[language], language };
}

/** The text of HTML, with a line break at the end of each block. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|h\d|li|blockquote|figcaption|tr)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
