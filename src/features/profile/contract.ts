import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';

/** One number of a row of figures, as shown ('165+'); its caption is found by the key. */
const figures = <K extends string>(keys: readonly K[]) =>
  z.array(z.object({ key: z.enum(keys), value: z.string() }));

export const figureKeys = ['awards', 'years', 'events', 'books', 'academicYears'] as const;
export const aboutFigureKeys = ['awards', 'years'] as const;
export const consultingFigureKeys = ['years', 'projects', 'clients', 'quickStart'] as const;
export const trainingFigureKeys = ['participants', 'satisfaction', 'partners', 'support'] as const;

/** What is the same in every language. */
const facts = {
  /** As shown, international: '+90 555 000 00 00'. */
  phone: z.string(),
  /** The number for wa.me: digits only. */
  whatsapp: z.string().check(z.regex(/^\d{8,15}$/)),
  email: z.email(),
  trainingEmail: z.email(),
  social: z.object({ linkedin: z.url(), x: z.url(), instagram: z.url(), youtube: z.url() }),
  timeZone: z.string(),
  currency: z.string(),
  /** In the notation of schema.org: 'Mo-Fr 09:00-18:00'. */
  openingHours: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.length(2)),
  figures: figures(figureKeys),
  aboutFigures: figures(aboutFigureKeys),
  consultingFigures: figures(consultingFigureKeys),
  trainingFigures: figures(trainingFigureKeys),
};

const portrait = { src: z.string(), width: z.number(), height: z.number() };

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

const localized = <T extends z.core.SomeType>(schema: T) => z.object({ tr: schema, en: schema, ar: schema });

/** Whom the site is about, in one language. */
export const profile = z.object({
  ...facts,
  ...words,
  portrait: z.object({ ...portrait, alt: z.string() }),
});
export type Profile = z.infer<typeof profile>;

/** Whom the site is about, as stored: every text in every language. */
export const localizedProfile = z.object({
  ...facts,
  name: localized(words.name),
  nameLines: localized(words.nameLines),
  roles: localized(words.roles),
  deck: localized(words.deck),
  description: localized(words.description),
  city: localized(words.city),
  demoNotice: z.nullable(localized(z.string())),
  portrait: z.object({ ...portrait, alt: localized(z.string()) }),
});
export type LocalizedProfile = z.infer<typeof localizedProfile>;

export const profileIn = (stored: LocalizedProfile, locale: Locale): Profile => ({
  ...stored,
  name: stored.name[locale],
  nameLines: stored.nameLines[locale],
  roles: stored.roles[locale],
  deck: stored.deck[locale],
  description: stored.description[locale],
  city: stored.city[locale],
  demoNotice: stored.demoNotice?.[locale] ?? null,
  portrait: { ...stored.portrait, alt: stored.portrait.alt[locale] },
});
