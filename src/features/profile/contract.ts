import * as z from 'zod/mini';
import { type Picture, picture } from '#/features/pictures/contract';
import { inEveryLanguage, type Locale, type Localized } from '#/platform/i18n/locale';

const localized = <T extends z.core.SomeType>(schema: T) => z.object(inEveryLanguage(() => schema));

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

const facts = {
  /** In the international format that pages show: '+90 555 000 00 00'. */
  phone: z.string(),
  /** The number for wa.me: digits only. */
  whatsapp: z.string().check(z.regex(/^\d{8,15}$/)),
  email: z.email(),
  trainingEmail: z.email(),
  social: z.object({ linkedin: webAddress, x: webAddress, instagram: webAddress, youtube: webAddress }),
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
  roles: z.array(z.string()).check(z.length(4)),
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
  ...words,
  ...figureRows(z.string()),
  portrait: z.object({ src: z.string(), alt: z.string(), picture: z.nullable(picture) }),
});
export type Profile = z.infer<typeof profile>;

/** The profile as stored: every text in every language. */
export const localizedProfile = z.object({
  ...facts,
  /** Most figures look the same in every language; those that don't ('%95', '95%') are stored for each. */
  ...figureRows(z.union([z.string(), localized(z.string())])),
  name: localized(words.name),
  nameLines: localized(words.nameLines),
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
  value: string | Localized;
}

const localizeFigures = <K>(row: StoredFigure<K>[], locale: Locale) =>
  row.map(({ key, value }) => ({ key, value: typeof value === 'string' ? value : value[locale] }));

/** The profile in one language; `portrait` holds the picture's sizes, for pages that show it. */
export const localizeProfile = (
  stored: LocalizedProfile,
  locale: Locale,
  portrait: Picture | null = null,
): Profile => ({
  ...stored,
  name: stored.name[locale],
  nameLines: stored.nameLines[locale],
  roles: stored.roles[locale],
  deck: stored.deck[locale],
  description: stored.description[locale],
  city: stored.city[locale],
  demoNotice: stored.demoNotice?.[locale] ?? null,
  portrait: { ...stored.portrait, alt: stored.portrait.alt[locale], picture: portrait },
  figures: localizeFigures(stored.figures, locale),
  aboutFigures: localizeFigures(stored.aboutFigures, locale),
  consultingFigures: localizeFigures(stored.consultingFigures, locale),
  trainingFigures: localizeFigures(stored.trainingFigures, locale),
});
