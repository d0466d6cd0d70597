import {
  isTitle,
  toCategory,
  toConsultingPackage,
  toConsultingService,
  toCorporateProgram,
  toTrainingService,
} from '#/features/catalogue/rules';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import { readerIn } from '#/platform/i18n/site-languages';
import { demoCatalogue } from '#content/catalogue/demo';

// The sample catalogue as visitors read it, without a database.

const noText = { tr: '' };
const titleIn = (categories: readonly { id: string; title: { tr: string } }[], id: string) =>
  categories.find((category) => category.id === id)?.title ?? noText;

export const consultingServices = (locale: Locale) =>
  demoCatalogue.services.map((service) =>
    toConsultingService(
      service,
      titleIn(demoCatalogue.consultingCategories, service.category),
      readerIn(locale),
    ),
  );

export const bookableServices = (locale: Locale) =>
  consultingServices(locale).filter(({ bookable }) => bookable);

export const consultingService = (id: string, locale: Locale) =>
  consultingServices(locale).find((service) => service.id === id);

/** Finds a service by its id, or by its title in any language. */
export function findConsultingService(idOrTitle: string, locale: Locale = sourceLocale) {
  const found = demoCatalogue.services.find(({ id, title }) => id === idOrTitle || isTitle(idOrTitle, title));
  return found && consultingService(found.id, locale);
}

export const consultingPackages = (locale: Locale) =>
  demoCatalogue.packages.map((each) => toConsultingPackage(each, readerIn(locale)));

export const trainingServices = (locale: Locale) =>
  demoCatalogue.programs.map((program) =>
    toTrainingService(program, titleIn(demoCatalogue.trainingCategories, program.category), readerIn(locale)),
  );

export const corporatePrograms = (locale: Locale) =>
  demoCatalogue.corporate.map((program) => toCorporateProgram(program, readerIn(locale)));

/** The label of each category's filter, by id. */
const filters = (categories: readonly Parameters<typeof toCategory>[0][]) => (locale: Locale) =>
  Object.fromEntries(
    categories.map((category) => [category.id, toCategory(category, readerIn(locale)).short]),
  );
export const consultingFilters = filters(demoCatalogue.consultingCategories);
export const trainingFilters = filters(demoCatalogue.trainingCategories);

/** A stored service, with its title in every language. */
export const storedService = (wanted: string) => demoCatalogue.services.find(({ id }) => id === wanted);
