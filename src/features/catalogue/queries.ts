import { hoursText, minutesText, weeksText } from '#/platform/i18n/durations';
import { type Locale, type Localized, locales, sourceLocale } from '#/platform/i18n/locale';
import { counted } from '#/platform/i18n/plural';
import { ar } from '#content/catalogue/ar';
import { en } from '#content/catalogue/en';
import {
  consultingFacts,
  corporateFacts,
  featuredConsulting,
  featuredTraining,
  packageFacts,
  trainingFacts,
} from '#content/catalogue/facts';
import type { CatalogueTexts } from '#content/catalogue/texts';
import { tr } from '#content/catalogue/tr';
import type { ConsultingPackage, ConsultingService, CorporateProgram, TrainingService } from './contract';

const texts: Localized<CatalogueTexts> = { tr, en, ar };

/** '5 hafta (40 saat)' */
const programDuration = (locale: Locale, { weeks, hours }: { weeks: number; hours: number }): string =>
  `${weeksText(locale, weeks)} (${hoursText(locale, hours)})`;

/** Puts the featured items first, in the order of `featured`; the rest keep their order. */
function featuredFirst<F extends { id: string }>(facts: readonly F[], featured: readonly string[]): F[] {
  const rank = ({ id }: F) => (featured.includes(id) ? featured.indexOf(id) : featured.length);
  return facts.toSorted((a, b) => rank(a) - rank(b));
}

function inLocale(fact: (typeof consultingFacts)[number], locale: Locale): ConsultingService {
  const { consulting, consultingCategories } = texts[locale];
  return {
    ...fact,
    ...consulting[fact.id],
    categoryTitle: consultingCategories[fact.category],
    duration: minutesText(locale, fact.minutes),
  };
}

/** All services, the featured ones first: the home page shows only those. */
export const consultingServices = (locale: Locale): ConsultingService[] =>
  featuredFirst(consultingFacts, featuredConsulting).map((fact) => inLocale(fact, locale));

/** The services that can be booked. */
export const bookableServices = (locale: Locale): ConsultingService[] =>
  consultingFacts.filter((fact) => fact.bookable).map((fact) => inLocale(fact, locale));

export function consultingService(id: string, locale: Locale): ConsultingService | undefined {
  const fact = consultingFacts.find((candidate) => candidate.id === id);
  return fact && inLocale(fact, locale);
}

/** Finds a service by its id or by its title in any language; the result is in `locale`. */
export function findConsultingService(
  idOrTitle: string,
  locale: Locale = sourceLocale,
): ConsultingService | undefined {
  const wanted = idOrTitle.trim().normalize('NFC');
  const fact = consultingFacts.find(
    ({ id }) => id === wanted || locales.some((language) => texts[language].consulting[id].title === wanted),
  );
  return fact && inLocale(fact, locale);
}

/** The packages without their prices, which visitors are not shown. */
export function consultingPackages(locale: Locale): ConsultingPackage[] {
  const { packages, sessions } = texts[locale];
  return packageFacts.map((fact) => ({
    id: fact.id,
    ...packages[fact.id],
    sessions: counted(locale, fact.sessions, sessions).replace('{length}', minutesText(locale, fact.minutes)),
  }));
}

/** All programs, the featured ones first. */
export function trainingServices(locale: Locale): TrainingService[] {
  const { training, trainingCategories, formats, levels } = texts[locale];
  return featuredFirst(trainingFacts, featuredTraining).map((fact) => ({
    ...fact,
    ...training[fact.id],
    categoryTitle: trainingCategories[fact.category],
    duration: programDuration(locale, fact),
    mode: fact.format,
    format: formats[fact.format],
    level: levels[fact.level],
  }));
}

export function corporatePrograms(locale: Locale): CorporateProgram[] {
  const { corporate, participants, formats } = texts[locale];
  return corporateFacts.map((fact) => ({
    id: fact.id,
    ...corporate[fact.id],
    duration: programDuration(locale, fact),
    participants: counted(locale, fact.participants[1], participants).replace(
      '{from}',
      `${fact.participants[0]}`,
    ),
    format: formats[fact.format],
  }));
}
