import * as z from 'zod/mini';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { inEveryLanguage, type Locale, type Localized, locales } from '#/platform/i18n/locale';

/** Of one language of an item: read and ready, translated by a machine and unread, or not there (wholly). */
export type LanguageState = 'ready' | 'automatic' | 'missing';

/** What every item carries besides the fields of its noun, as the owner's API answers it. */
export interface OwnersItem {
  id: string;
  /** Sent back with a change; the server refuses one made on an older version. */
  version: number;
  isPublished: boolean;
  /** Texts that came from a machine and nobody has read since: 'title.ar', or 'ar' for all of a language. */
  automatic: string[];
  languages: Localized<LanguageState>;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** Texts in three languages (`line`, `text`, `html`); one value for all; `own` is drawn by its noun, `fact` only answered. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'picture'
  | 'address'
  | 'order'
  | 'date'
  | 'choice'
  | 'publish'
  | 'own'
  | 'fact';

/** One field of a noun: what may be sent, what is stored, and where the form shows it. */
export interface ItemField<
  Value = unknown,
  Schema extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  kind: FieldKind;
  /** What a new item may be given; undefined where the owner gives nothing. */
  schema: Schema;
  /** Above the texts, among those of each language, or below them; undefined: the form doesn't show it. */
  place?: 'strip' | 'pane' | 'after' | undefined;
  /** What a new form begins with; `today` is YYYY-MM-DD. */
  begins: (today: string) => Value;
  /** What a new row holds where nothing was sent; without it, what its column says. */
  blank?: ((today: string) => unknown) | undefined;
  /** The value as the form holds it, where that differs. */
  typed?(value: Value): unknown;
  /** Its Turkish must be there. */
  required?: boolean;
  /** A language is ready without it. */
  optional?: boolean;
  /** HTML without pictures, tables and code. */
  compact?: boolean;
  /** Takes the whole width of the strip. */
  wide?: boolean;
  /** False: lists come without it. */
  listed?: boolean;
  choices?: readonly string[];
}

export type ItemFields = Record<string, ItemField>;

type SchemasOf<Fields extends ItemFields> = {
  [Name in keyof Fields as Fields[Name]['schema'] extends z.ZodMiniType
    ? Name
    : never]: Fields[Name]['schema'] & z.ZodMiniType;
};
/** What is sent of a new item. */
export type DraftOf<Fields extends ItemFields> = z.output<
  z.ZodMiniObject<SchemasOf<Fields> & typeof sharedSchemas>
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
/** An item as visitors see it, in one language; texts without a translation come in Turkish. */
type PublishedOf<Fields extends ItemFields> = {
  [Name in keyof Fields as Fields[Name]['kind'] extends 'fact' ? never : Name]: Name extends TextName<Fields>
    ? string
    : Fields[Name] extends ItemField<infer Value>
      ? Value
      : never;
} & { id: string; languages: Record<TextName<Fields>, Locale> };

/** A content noun, described: from this come its store, its routes, its client, its form and its list. */
export interface Noun<Item = OwnersItem, Listed = OwnersItem, Columns = object> {
  /** Its address below `/api/admin`, and below `/api` where visitors are answered. */
  name: string;
  fields: ItemFields;
  /** What the queries of visitors' pages begin with that show it. */
  shownIn: readonly string[];
  /** `POST`: a new item. */
  draft: z.ZodMiniType<object>;
  /** `PUT`: what is left out stays as it is. */
  change: z.ZodMiniType<object>;
  /** The columns for what was sent, its HTML cleaned; `stored` is the row that changes. */
  columns(given: object, stored?: object): Columns;
  /** What the form holds otherwise than the item. */
  inForm?(item: Item): object;
  /** The fields that feeds show beside title, date and picture; without it its items stand in none. */
  feed?: { summary: string; content?: string; category?: string; imageAlt?: string };
  /** For the types alone. */
  readonly listed?: Listed;
}
/** The item of a described noun, and how lists hold it. */
export type ItemFrom<Described> = Described extends Noun<infer Item, unknown, unknown> ? Item : never;
export type ListedFrom<Described> = Described extends Noun<never, infer Listed, unknown> ? Listed : never;
/** The same as visitors see it. */
export type PublishedFrom<Described> = Described extends { readonly published?: infer Item }
  ? NonNullable<Item>
  : never;

const sharedSchemas = {
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
const versionSchema = { version: z.optional(z.int().check(z.minimum(1))) };

interface Description<Fields extends ItemFields, Columns> {
  name: string;
  fields: Fields;
  shownIn?: readonly string[];
  columns?(given: Partial<DraftOf<Fields>>, stored?: object): Columns;
  inForm?(item: ItemOf<Fields>): object;
  feed?: { [Part in keyof NonNullable<Noun['feed']>]: keyof Fields & string };
}

export function describeItem<Fields extends ItemFields, Columns = Partial<DraftOf<Fields>>>({
  name,
  fields,
  shownIn = [name],
  columns,
  inForm,
  feed,
}: Description<Fields, Columns>): Noun<ItemOf<Fields>, ListedOf<Fields>, Columns> & {
  readonly published?: PublishedOf<Fields>;
} {
  const schemas = Object.entries(fields).flatMap(([field, { schema }]) => (schema ? [[field, schema]] : []));
  const draft = z.object({ ...Object.fromEntries(schemas), ...sharedSchemas });
  return {
    name,
    fields,
    shownIn,
    draft,
    change: z.extend(z.partial(draft), versionSchema),
    columns: columns ?? ((given) => given as Columns),
    ...(inForm ? { inForm } : {}),
    ...(feed ? { feed } : {}),
  };
}

/** Texts in three languages. */
export const isLocalized = ({ kind }: ItemField): boolean =>
  kind === 'line' || kind === 'text' || kind === 'html';

/** The names of a noun's fields that stand at this place of the form, in their order. */
export const namesAt = ({ fields }: Pick<Noun, 'fields'>, place: ItemField['place']): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.place === place);

/** All three languages as strings, empty where there is none: what a form shows. */
export const inAll = (text: SourceLocalized | null): Localized =>
  inEveryLanguage((locale) => text?.[locale] ?? '');

/** A text in a language, or in Turkish, and which of them it is. */
export const titleIn = (text: Localized, locale: Locale): { text: string; language: Locale } =>
  text[locale].trim() ? { text: text[locale], language: locale } : { text: text.tr, language: 'tr' };

/** The words of an HTML text. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|h\d|li|blockquote|figcaption|tr)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
