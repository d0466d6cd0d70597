import type { SourceLocalized } from '#/platform/i18n/fallback';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import type { ItemTable } from './columns';
import { inAllLanguages, isLocalized, languageStates, type Noun, type OwnersItem, textsOf } from './item';

type Row = ItemTable['$inferSelect'] & Record<string, unknown>;
type Texts = SourceLocalized | null;

export const unlisted = ({ fields }: Noun): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.listed === false);

/** A row for the owner: texts in all three languages, empty if missing. */
export function itemFrom<Item>({ fields }: Noun<Item>, row: Row, main: Locale = sourceLocale): Item {
  const described = Object.entries(fields);
  const values = described.map(([name, field]) => [
    name,
    isLocalized(field) ? inAllLanguages(row[name] as Texts) : row[name],
  ]);
  const shared: OwnersItem = {
    id: row.id,
    version: row.version,
    isPublished: row.isPublished,
    isSample: row.isSample,
    automatic: row.automatic,
    languages: languageStates(
      described.flatMap(([name, field]) => textsOf(field, row[name])),
      row.automatic,
      main,
    ),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
  return { ...shared, ...Object.fromEntries(values) };
}

export function listedFrom(noun: Noun, row: Row, main: Locale): OwnersItem {
  const unlistedNames = unlisted(noun);
  const listed = Object.entries(itemFrom(noun, row, main)).filter(([name]) => !unlistedNames.includes(name));
  // Only fields of the noun are left out. None of them is a member of `OwnersItem`.
  return Object.fromEntries(listed) as unknown as OwnersItem;
}

/** The values of fields, with sanitised HTML. */
export async function cleaned<Values extends object>(
  { fields }: Pick<Noun, 'fields'>,
  values: Values,
): Promise<Values> {
  // The sanitizer is loaded when the first item is written.
  const { sanitizedTexts } = await import('#/platform/html/sanitize');
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value && fields[name]?.kind === 'html' ? sanitizedTexts(value) : value,
    ]),
  ) as Values;
}

/**
 * If the owner changes the main language's text of a sample, this removes the shipped texts in closed languages from the request.
 * She has not seen these texts, and visitors would read them beside her own once she opens such a language.
 */
export function withoutHiddenSamples<Request extends object>(
  { fields }: Pick<Noun, 'fields'>,
  request: Request,
  stored: Row,
  { main, closed }: { main: Locale; closed: readonly Locale[] },
): Request {
  if (!stored.isSample || closed.length === 0) return request;
  const entries = Object.entries(request).map(([name, value]) => {
    const [field, sample, sent] = [fields[name], stored[name] as Texts, value as Texts];
    if (!field || !isLocalized(field) || !sample || !sent || sent[main] === sample[main])
      return [name, value];
    const hidden = closed.filter((locale) => sent[locale] === sample[locale]);
    const own = Object.entries(sent).filter(([locale]) => !hidden.some((each) => each === locale));
    return [name, { tr: '', ...Object.fromEntries(own) }];
  });
  return Object.fromEntries(entries) as Request;
}

/**
 * Converts a request into columns, with sanitised HTML. For a new row (`stored` is undefined), fields that were not sent get
 * their `blank` value, if they have one; `today` is YYYY-MM-DD.
 */
export async function columnsFrom<Columns>(
  noun: Noun<OwnersItem, OwnersItem, Columns>,
  request: object,
  stored: object | undefined,
  today: string,
): Promise<Columns> {
  const described = Object.entries(noun.fields);
  const blanks = stored
    ? []
    : described.flatMap(([name, { blank }]) => (blank ? [[name, blank(today)]] : []));
  return { ...Object.fromEntries(blanks), ...noun.columns(await cleaned(noun, request), stored) };
}
