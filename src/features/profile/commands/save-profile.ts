import { readSiteLanguages } from '#/features/languages/queries';
import type { Context } from '#/platform/context';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { type Locale, type Localized, locales, sourceLocale } from '#/platform/i18n/locale';
import { demoProfile } from '#content/profile/demo';
import { type ShippedTexts, shippedCaption, shippedInAllLanguages } from '../admin-queries';
import {
  type FigureRow,
  figureRowNames,
  knownFigures,
  type LocalizedProfile,
  nameInLines,
  searchTextNames,
  type TextName,
  textNames,
} from '../contract';
import type { OwnersFigure, ProfileDraft } from '../item';
import { storedProfile } from '../queries';
import { type KnownFigure, networks, readEmphasis, readFigure, readLines } from '../rules';
import { changeProfile, type ProfileChanged, type ZoneChange } from './change-profile';

type Given = Partial<ProfileDraft>;

/** Fields that are not given stay unchanged. */
export async function saveProfile(
  ctx: Pick<Context, 'db' | 'clock'>,
  shippedTexts: ShippedTexts,
  { version, automatic, appointments, ...given }: Given & { version?: number | undefined },
  onZoneChange?: ZoneChange,
): Promise<ProfileChanged> {
  const names = Object.keys(given);
  const shipped = await shippedInAllLanguages(shippedTexts, await storedProfile(ctx));
  const { main } = await readSiteLanguages(ctx);
  return changeProfile(ctx, {
    version,
    onZoneChange,
    appointments,
    document: (stored) => documentFrom(given, stored, shipped, main),
    // A form sends the marks of its own fields. The marks of other fields stay.
    automatic:
      automatic &&
      ((marks) => [...marks.filter((mark) => !names.includes(mark.split('.')[0] ?? '')), ...automatic]),
  });
}

/** Fields that have the same shape in the forms and in the stored document. */
const alike = ['email', 'phone', 'whatsapp', 'country', 'openingHours', 'timeZone'] as const;

function documentFrom(
  given: Given,
  stored: LocalizedProfile,
  shipped: Record<TextName, Localized>,
  main: Locale,
): Record<string, unknown> {
  const change: Record<string, unknown> = personalTexts(given, main);
  for (const name of alike) if (given[name] !== undefined) change[name] = given[name];
  if (given.nameLines) change.nameLines = ownLines(given.nameLines, given.name ?? stored.name);
  // A new name means that the site is about a real person, so the note that the person is invented is removed.
  const isSomebodyElse = given.name !== undefined && given.name[main] !== stored.name[main];
  if (isSomebodyElse) change.demoNotice = null;
  if (given.trainingEmail !== undefined) change.trainingEmail = given.trainingEmail ?? undefined;
  change.portrait = portraitFrom(given, stored.portrait);
  change.social = Object.fromEntries(
    networks
      .map((name) => [name, given[name] === undefined ? stored.social[name] : given[name]])
      .filter(([, address]) => address),
  );
  for (const row of figureRowNames)
    if (given[row]) change[row] = given[row].map((figure) => figureFrom(figure, row, stored));
  change.legal = someOf({
    ...stored.legal,
    ...textGiven('name', given.legalName, main),
    ...textGiven('address', given.legalAddress, main),
  });
  change.career = someOf({ ...stored.career, ...careerFrom(given) });
  change.texts = someOf({ ...stored.texts, ...ownTextsFrom(given, shipped, main) });
  return change;
}

/** `{ [name]: text }`, with null if the text in the main language is empty; `{}` if no text was given. */
const textGiven = (name: string, text: SourceLocalized | undefined, main: Locale) =>
  text ? { [name]: text[main] ? text : null } : {};

function personalTexts(
  { name, roles, deck, description, city }: Given,
  main: Locale,
): Record<string, unknown> {
  const texts = {
    name,
    roles: roles && eachText(roles, readLines),
    deck: deck && eachText(deck, readEmphasis),
    description,
    city,
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text ? [[key, withoutSample(text, demoProfile[key as keyof typeof texts], main)]] : [],
    ),
  );
}

/** Removes the sample person's translations, unless the text of the main language is the sample person's too. */
function withoutSample<Texts extends Partial<Localized<unknown>>>(
  texts: Texts,
  sample: Partial<Localized<unknown>>,
  main: Locale,
) {
  const isSame = (locale: Locale) => JSON.stringify(texts[locale]) === JSON.stringify(sample[locale]);
  if (isSame(main)) return texts;
  const own = locales.flatMap((locale) =>
    texts[locale] === undefined || isSame(locale) ? [] : [[locale, texts[locale]]],
  );
  // The document always contains the Turkish text, which may be empty.
  return { tr: emptied(texts[main]), ...Object.fromEntries(own) } as Partial<Texts>;
}

/** An empty value of the same type. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : readEmphasis('');
}

/** Leaves out the entries that are null or undefined. Returns undefined if no entry is left. */
function someOf<T>(values: Record<string, T | null | undefined>): Record<string, T> | undefined {
  const some = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return some.length > 0 ? (Object.fromEntries(some) as Record<string, T>) : undefined;
}

const careerFields = {
  years: 'careerYears',
  events: 'careerEventCount',
  books: 'careerBookCount',
  academicYears: 'careerAcademicYearCount',
} as const;

/** The given numbers of the career. Null means that the number of the figure applies. */
const careerFrom = (given: Given) =>
  Object.fromEntries(
    Object.entries(careerFields).flatMap(([name, field]) =>
      given[field] === undefined ? [] : [[name, given[field]]],
    ),
  );

/** The given texts of pages. Null for a text that equals the shipped one, so that it isn't stored. */
function ownTextsFrom(given: Given, shipped: Record<TextName, Localized>, main: Locale) {
  const ownText = (name: TextName, text: SourceLocalized) => {
    if (locales.every((locale) => (text[locale] ?? '') === shipped[name][locale])) return null;
    if (text[main]) return withoutSample(text, shipped[name], main);
    // The owner has emptied the text. A text for search engines is then made from name and roles. Pages leave out any other text.
    return isForSearch(name) ? null : { tr: '' };
  };
  return Object.fromEntries(
    textNames.flatMap((name) => {
      const { [name]: text } = given;
      return text ? [[name, ownText(name, text)]] : [];
    }),
  );
}

const isForSearch = (name: TextName): boolean => (searchTextNames as readonly string[]).includes(name);

/** The portrait to store. A new picture loses the old picture's focal point, unless a new point is given. */
function portraitFrom(given: Given, stored: LocalizedProfile['portrait']): LocalizedProfile['portrait'] {
  const { portrait: src = stored.src, portraitAlt: alt = stored.alt, portraitFocus = stored.focus } = given;
  const isOld = portraitFocus?.x === stored.focus?.x && portraitFocus?.y === stored.focus?.y;
  const keeps = portraitFocus && !(isOld && src !== stored.src);
  return { src, alt, ...(keeps ? { focus: portraitFocus } : {}) };
}

/** Applies `read` to the text of each language that has one, and always to the Turkish text. */
const eachText = <T>(texts: SourceLocalized, read: (text: string) => T): Partial<Localized<T>> =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      texts[locale] || locale === sourceLocale ? [[locale, read(texts[locale] ?? '')]] : [],
    ),
  );

/** The name's lines in the languages where they differ from `nameInLines`; undefined if there are none. */
function ownLines(lines: SourceLocalized, name: SourceLocalized): Partial<Localized<string[]>> | undefined {
  const own = Object.entries(eachText(lines, readLines)).filter(
    ([locale, given]) =>
      given.length > 0 &&
      given.join('\n') !== nameInLines(name[locale as keyof Localized] ?? name.tr).join('\n'),
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** A figure as it is stored. Its label is stored only if it differs from the shipped caption of its key. */
function figureFrom({ key, value, label }: FigureGiven, row: FigureRow, stored: LocalizedProfile) {
  const known = isKnown(row, key) ? key : undefined;
  const shipped = shippedCaption(row, known);
  const isShipped = shipped && locales.every((locale) => (label[locale] ?? '') === shipped[locale]);
  const written = (figure: LocalizedProfile[FigureRow][number]) =>
    typeof figure.value === 'string' ? figure.value : figure.value.tr;
  const same = stored[row].find((figure) => written(figure) === value);
  return {
    ...(known ? { key: known } : {}),
    value: same?.value ?? readFigure(value),
    ...(isShipped ? {} : { label }),
  };
}

type FigureGiven = Omit<OwnersFigure, 'label'> & { label: SourceLocalized };

const isKnown = (row: FigureRow, key: string): key is KnownFigure =>
  (knownFigures[row] as readonly string[]).includes(key);
