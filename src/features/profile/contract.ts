import * as z from 'zod/mini';
import { type Picture, picture } from '#/features/pictures/contract';
import type { Locale, Localized } from '#/platform/i18n/locale';

const localized = <T extends z.core.SomeType>(schema: T) => z.object({ tr: schema, en: schema, ar: schema });

/** The rows of numbers; the caption of each is found by its key. */
const figureRows = <V extends z.core.SomeType>(value: V) => {
  const row = <K extends string>(keys: readonly K[]) => z.array(z.object({ key: z.enum(keys), value }));
  return {
    figures: row(['awards', 'years', 'events', 'books', 'academicYears']),
    aboutFigures: row(['awards', 'years']),
    consultingFigures: row(['years', 'projects', 'clients', 'quickStart']),
    trainingFigures: row(['participants', 'satisfaction', 'partners', 'support']),
  };
};

/** An address that a link may lead to: what a browser would run (`javascript:`) is none. */
const webAddress = z.url({ protocol: /^https?$/ });

/** What is the same in every language. */
const facts = {
  /** As shown, international: '+90 555 000 00 00'. */
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
  /** The name as the cover breaks it, one word a line. */
  nameLines: z.array(z.string()),
  roles: z.array(z.string()).check(z.length(4)),
  /** The standfirst under the name, with its one emphasised phrase. */
  deck: z.object({ before: z.string(), emphasis: z.string(), after: z.string() }),
  description: z.string(),
  city: z.string(),
  /** Says in the footer that the person is invented; null on a real site. */
  demoNotice: z.nullable(z.string()),
};

/** Whom the site is about, in one language. */
export const profile = z.object({
  ...facts,
  ...words,
  ...figureRows(z.string()),
  portrait: z.object({ src: z.string(), alt: z.string(), picture: z.nullable(picture) }),
});
export type Profile = z.infer<typeof profile>;

/** Whom the site is about, as stored: every text in every language. */
export const localizedProfile = z.object({
  ...facts,
  /** A number is mostly the same everywhere; where it isn't ('%95', '95%'), it is given in each language. */
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

const figuresIn = <K>(row: StoredFigure<K>[], locale: Locale) =>
  row.map(({ key, value }) => ({ key, value: typeof value === 'string' ? value : value[locale] }));

/** `portrait`: what is known of the picture, where a page shows it. */
export const profileIn = (
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
  figures: figuresIn(stored.figures, locale),
  aboutFigures: figuresIn(stored.aboutFigures, locale),
  consultingFigures: figuresIn(stored.consultingFigures, locale),
  trainingFigures: figuresIn(stored.trainingFigures, locale),
});
