import * as z from 'zod/mini';
import { type Picture, picture } from '#/features/pictures/contract';
import { type SourceLocalized, textIn } from '#/platform/i18n/fallback';
import { comma, inEveryLanguage, sourceLocale } from '#/platform/i18n/locale';
import type { Reader } from '#/platform/i18n/site-languages';
import { zoneName } from '#/platform/i18n/zone-name';
import { defaultTimeZone } from '#/platform/time/site-zone';

/**
 * A value in several languages. The Turkish value is always present, and may be empty. In place of a missing value, pages show
 * that of the main language.
 */
const localized = <T extends z.core.SomeType>(schema: T) =>
  z.object({ ...inEveryLanguage(() => z.optional(schema)), [sourceLocale]: schema });

/** The keys of figures for which the product has a caption, by the row of figures. */
export const knownFigures = {
  figures: ['awards', 'years', 'events', 'books', 'academicYears'],
  aboutFigures: ['awards', 'years'],
  consultingFigures: ['years', 'projects', 'clients', 'quickStart'],
  trainingFigures: ['participants', 'satisfaction', 'partners', 'support'],
} as const;
export type FigureRow = keyof typeof knownFigures;
export const figureRowNames = ['figures', 'aboutFigures', 'consultingFigures', 'trainingFigures'] as const;
export const inEachRow = <T>(make: (row: FigureRow) => T) =>
  Object.fromEntries(figureRowNames.map((row) => [row, make(row)])) as Record<FigureRow, T>;

/** A figure without a label gets the shipped caption of its key. */
const figureRows = <V extends z.core.SomeType, L extends z.core.SomeType>(value: V, label: L) => {
  const row = <K extends string>(keys: readonly K[]) =>
    z.array(z.object({ key: z.optional(z.enum(keys)), value, label: z.optional(label) }));
  return {
    figures: row(knownFigures.figures),
    aboutFigures: row(knownFigures.aboutFigures),
    consultingFigures: row(knownFigures.consultingFigures),
    trainingFigures: row(knownFigures.trainingFigures),
  };
};

/** Texts for search engines. On a real person's site, texts that the owner hasn't written are made from her name and roles. */
export const searchTextNames = [
  'keywords',
  'aboutDescription',
  'consultingDescription',
  'bookingDescription',
  'trainingDescription',
  'applicationDescription',
  'corporateDescription',
  'articlesDescription',
  'contactDescription',
] as const;
export type SearchTextName = (typeof searchTextNames)[number];

/** Texts of pages about the person or her work. Most have a shipped text, which pages show until the owner changes it. */
export const textNames = [
  'careerTitle',
  'careerLead',
  'careerEvents',
  'careerBooks',
  'careerAcademicYears',
  'aboutQuote',
  'aboutStory',
  'trainingReserve',
  'contactTitle',
  'contactText',
  'togetherTitle',
  'togetherText',
  'consultingDeck',
  'consultingPackages',
  'consultingClosingTitle',
  'consultingClosingText',
  'trainingDeck',
  'trainingCorporate',
  'trainingReasons',
  'trainingClosingTitle',
  'trainingClosingText',
  'articlesSubtitle',
  ...searchTextNames,
] as const;
export type TextName = (typeof textNames)[number];

/** The owner's own texts of pages. Stored texts with an unknown name are ignored. */
const ownTexts = <T extends z.core.SomeType>(text: T) =>
  z.optional(
    z.object(
      Object.fromEntries(textNames.map((name) => [name, z.optional(text)])) as Record<
        TextName,
        z.ZodMiniOptional<T>
      >,
    ),
  );

const count = z.optional(z.int().check(z.minimum(0), z.maximum(9999)));
/** The numbers in the drawing of the career. A missing number is taken from the figures. */
const career = z.optional(z.object({ years: count, events: count, books: count, academicYears: count }));
export type Career = Required<NonNullable<z.infer<typeof career>>>;

/** The legal name and address of the business, if they differ from the person's. */
const legal = <T extends z.core.SomeType>(text: T) =>
  z.optional(z.object({ name: z.optional(text), address: z.optional(text) }));

const percent = z.int().check(z.minimum(0), z.maximum(100));
/**
 * The focal point of a picture, which stays visible however the picture is cropped: in percent from the left and from the top.
 */
export const focus = z.object({ x: percent, y: percent });
export type Focus = z.infer<typeof focus>;

/** An address that is safe as the target of a link. Others may not be: browsers execute `javascript:` addresses. */
const webAddress = z.url({ protocol: /^https?$/ });

export const maxRoles = 6;

const facts = {
  /** In the international format that pages show: '+90 555 000 00 00'; empty for none. */
  phone: z.string(),
  /** The number for wa.me: digits only; empty for none. */
  whatsapp: z.string().check(z.regex(/^(\d{8,15})?$/)),
  email: z.email(),
  /** The addresses of the person's pages in social networks. Networks without an address are not shown. */
  social: z.object({
    linkedin: z.optional(webAddress),
    x: z.optional(webAddress),
    instagram: z.optional(webAddress),
    youtube: z.optional(webAddress),
  }),
  /** IANA name. */
  timeZone: z.string(),
  currency: z.string(),
  /** In the notation of schema.org, empty for none: 'Mo-Fr 09:00-18:00; Sa 10:00-14:00'. */
  openingHours: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.length(2)),
};

const words = {
  name: z.string(),
  /** The name in lines, as the cover shows it. */
  nameLines: z.array(z.string()),
  roles: z.array(z.string()).check(z.minLength(1), z.maxLength(maxRoles)),
  /** The introduction under the name, with one emphasised phrase. */
  deck: z.object({ before: z.string(), emphasis: z.string(), after: z.string() }),
  description: z.string(),
  city: z.string(),
  /** The footer's note that the person is invented; null on a real site. */
  demoNotice: z.nullable(z.string()),
};

/** The person whose site it is, in one language. */
export const profile = z.object({
  ...facts,
  /** The time zone's name in this language; missing for Istanbul, whose name platform/i18n/zone-name.ts contains. */
  timeZoneName: z.optional(z.string()),
  trainingEmail: z.email(),
  ...words,
  ...figureRows(z.string(), z.string()),
  career,
  texts: ownTexts(z.string()),
  legal: legal(z.string()),
  portrait: z.object({
    src: z.string(),
    alt: z.string(),
    focus: z.optional(focus),
    picture: z.nullable(picture),
  }),
});
export type Profile = z.infer<typeof profile>;

/** The profile as it is stored: texts in Turkish, and in the languages into which they are translated. */
export const localizedProfile = z.object({
  ...facts,
  /** The mail address for applications and requests; if missing, `email` is used. */
  trainingEmail: z.optional(z.email()),
  /** Most figures are the same in every language, and stored as one text. Others ('%95', '95%') are stored for each language. */
  ...figureRows(z.union([z.string(), localized(z.string())]), localized(z.string())),
  career,
  texts: ownTexts(localized(z.string())),
  legal: legal(localized(z.string())),
  name: localized(words.name),
  /** Only for languages in which the lines differ from `nameInLines`. */
  nameLines: z.optional(z.object(inEveryLanguage(() => z.optional(words.nameLines)))),
  roles: localized(z.array(z.string()).check(z.maxLength(maxRoles))),
  deck: localized(words.deck),
  description: localized(words.description),
  city: localized(words.city),
  demoNotice: z.nullable(localized(z.string())),
  portrait: z.object({ src: z.string(), alt: localized(z.string()), focus: z.optional(focus) }),
  /** Samples that the owner has kept as they are: names of fields, and addresses of pictures. */
  kept: z.optional(z.array(z.string())),
});
export type LocalizedProfile = z.infer<typeof localizedProfile>;

interface StoredFigure<K> {
  key?: K | undefined;
  value: string | SourceLocalized;
  label?: SourceLocalized | undefined;
}

const localizeFigures = <K>(row: StoredFigure<K>[], reader: Reader) =>
  row.map(({ value, label, ...key }) => ({
    ...key,
    value: typeof value === 'string' ? value : textIn(value, reader),
    ...(label ? { label: textIn(label, reader) } : {}),
  }));

const localizeTexts = (texts: Record<string, SourceLocalized | undefined>, reader: Reader) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text ? [[name, textIn(text, reader)]] : [])),
  );

/** The stored value in the reader's language, or else in the main language, or else in Turkish. */
const localizedIn = <T extends object>(stored: SourceLocalized<T>, { locale, main }: Reader): T => {
  const written = [stored[locale], stored[main]].find((value) => value && Object.values(value).some(Boolean));
  return written ?? stored.tr;
};

/** A name in at most two lines, broken between words so that the longer line is as short as possible. */
export function nameInLines(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const [best] = breaks.toSorted((a, b) => a.longest - b.longest);
  return best?.lines ?? words;
}

/** The profile in the reader's language. Callers that show the portrait pass `portrait`, the stored picture with its sizes. */
export function localizeProfile(
  stored: LocalizedProfile,
  reader: Reader,
  portrait: Picture | null = null,
): Profile {
  const name = textIn(stored.name, reader);
  const { texts, legal, kept: _, ...rest } = stored;
  const roles = localizedIn(stored.roles, reader);
  return {
    ...rest,
    trainingEmail: stored.trainingEmail ?? stored.email,
    name,
    nameLines: stored.nameLines?.[reader.locale] ?? nameInLines(name),
    roles,
    deck: localizedIn(stored.deck, reader),
    description: textIn(stored.description, reader) || `${name}: ${roles.join(comma[reader.locale])}`,
    city: textIn(stored.city, reader),
    demoNotice: stored.demoNotice && textIn(stored.demoNotice, reader),
    portrait: { ...stored.portrait, alt: textIn(stored.portrait.alt, reader), picture: portrait },
    figures: localizeFigures(stored.figures, reader),
    aboutFigures: localizeFigures(stored.aboutFigures, reader),
    consultingFigures: localizeFigures(stored.consultingFigures, reader),
    trainingFigures: localizeFigures(stored.trainingFigures, reader),
    ...(stored.timeZone === defaultTimeZone
      ? {}
      : { timeZoneName: zoneName(reader.locale, stored.timeZone) }),
    ...(legal ? { legal: localizeTexts(legal, reader) } : {}),
    ...(texts ? { texts: localizeTexts(texts, reader) } : {}),
  };
}

/**
 * What happens to upcoming appointments when the site's time zone changes. `instant`: they stay at the same instant. `hour`: they
 * keep their wall time.
 */
export const zoneChoices = ['instant', 'hour'] as const;
export type ZoneChoice = (typeof zoneChoices)[number];
