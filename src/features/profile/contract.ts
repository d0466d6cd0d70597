import * as z from 'zod/mini';
import { type Picture, picture } from '#/features/pictures/contract';
import { type SourceLocalized, textIn } from '#/platform/i18n/fallback';
import { defaultLocale, inEveryLanguage, type Locale } from '#/platform/i18n/locale';

/** The Turkish text is required; texts without a translation are shown in Turkish. */
const localized = <T extends z.core.SomeType>(schema: T) =>
  z.object({ ...inEveryLanguage(() => z.optional(schema)), [defaultLocale]: schema });

/** The rows of figures; each caption is found by the figure's key. */
const figureRows = <V extends z.core.SomeType>(value: V) => {
  const row = <K extends string>(keys: readonly K[]) => z.array(z.object({ key: z.enum(keys), value }));
  return {
    figures: row(['awards', 'years', 'events', 'books', 'academicYears']),
    aboutFigures: row(['awards', 'years']),
    consultingFigures: row(['years', 'projects', 'clients', 'quickStart']),
    trainingFigures: row(['participants', 'satisfaction', 'partners', 'support']),
  };
};

/** An address that is safe as the target of a link: a browser would execute `javascript:`. */
const webAddress = z.url({ protocol: /^https?$/ });

const maxRoles = 6;

const facts = {
  /** In the international format that pages show: '+90 555 000 00 00'. */
  phone: z.string(),
  /** The number for wa.me: digits only. */
  whatsapp: z.string().check(z.regex(/^\d{8,15}$/)),
  email: z.email(),
  /** The person's social networks; missing ones are not shown. */
  social: z.object({
    linkedin: z.optional(webAddress),
    x: z.optional(webAddress),
    instagram: z.optional(webAddress),
    youtube: z.optional(webAddress),
  }),
  timeZone: z.string(),
  currency: z.string(),
  /** In the notation of schema.org: 'Mo-Fr 09:00-18:00'. */
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
  trainingEmail: z.email(),
  ...words,
  ...figureRows(z.string()),
  portrait: z.object({ src: z.string(), alt: z.string(), picture: z.nullable(picture) }),
});
export type Profile = z.infer<typeof profile>;

/** The profile as stored: texts in Turkish, and in the languages that they are translated into. */
export const localizedProfile = z.object({
  ...facts,
  /** For training; the e-mail address where it is missing. */
  trainingEmail: z.optional(z.email()),
  /** Most figures look the same in every language; those that don't ('%95', '95%') are stored for each. */
  ...figureRows(z.union([z.string(), localized(z.string())])),
  name: localized(words.name),
  /** Only where they differ from `nameInLines`. */
  nameLines: z.optional(localized(words.nameLines)),
  roles: localized(words.roles),
  deck: localized(words.deck),
  description: localized(words.description),
  city: localized(words.city),
  demoNotice: z.nullable(localized(z.string())),
  portrait: z.object({ src: z.string(), alt: localized(z.string()) }),
});
export type LocalizedProfile = z.infer<typeof localizedProfile>;

interface StoredFigure<K> {
  key: K;
  value: string | SourceLocalized;
}

const localizeFigures = <K>(row: StoredFigure<K>[], locale: Locale) =>
  row.map(({ key, value }) => ({ key, value: typeof value === 'string' ? value : textIn(value, locale) }));

/** The stored value of a language, otherwise the Turkish one. */
const localizedIn = <T>(stored: SourceLocalized<T>, locale: Locale): T => stored[locale] ?? stored.tr;

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

/** The profile in one language; `portrait` holds the picture's sizes, for pages that show it. */
export function localizeProfile(
  stored: LocalizedProfile,
  locale: Locale,
  portrait: Picture | null = null,
): Profile {
  const name = textIn(stored.name, locale);
  return {
    ...stored,
    trainingEmail: stored.trainingEmail ?? stored.email,
    name,
    nameLines: stored.nameLines?.[locale] ?? nameInLines(name),
    roles: localizedIn(stored.roles, locale),
    deck: localizedIn(stored.deck, locale),
    description: textIn(stored.description, locale),
    city: textIn(stored.city, locale),
    demoNotice: stored.demoNotice && textIn(stored.demoNotice, locale),
    portrait: { ...stored.portrait, alt: textIn(stored.portrait.alt, locale), picture: portrait },
    figures: localizeFigures(stored.figures, locale),
    aboutFigures: localizeFigures(stored.aboutFigures, locale),
    consultingFigures: localizeFigures(stored.consultingFigures, locale),
    trainingFigures: localizeFigures(stored.trainingFigures, locale),
  };
}
