import type { ConsultingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import { type Locale, locales } from '#/platform/i18n/locale';
import { addressIn } from './addresses';
import { openingHours } from './opening-hours';

interface Subject {
  profile: Profile;
  baseUrl: string;
  locale: Locale;
}

const personId = (baseUrl: string) => `${baseUrl}/#person`;
const businessId = (baseUrl: string) => `${baseUrl}/#business`;
const portraitOf = ({ profile, baseUrl }: Subject) => new URL(profile.portrait.src, baseUrl).href;

export const person = (subject: Subject) => ({
  '@type': 'Person',
  '@id': personId(subject.baseUrl),
  name: subject.profile.name,
  description: subject.profile.description,
  jobTitle: subject.profile.roles,
  url: addressIn(subject.baseUrl, '/', subject.locale),
  image: portraitOf(subject),
  email: subject.profile.email,
  telephone: subject.profile.phone,
  knowsLanguage: locales,
  worksFor: { '@id': businessId(subject.baseUrl) },
  sameAs: Object.values(subject.profile.social),
});

export const website = ({ profile, baseUrl, locale }: Subject) => ({
  '@type': 'WebSite',
  '@id': `${baseUrl}/#website`,
  name: profile.name,
  url: addressIn(baseUrl, '/', locale),
  inLanguage: locale,
  publisher: { '@id': personId(baseUrl) },
});

/** The practice, which is an organization too. */
export const professionalService = (subject: Subject) => {
  const { profile, baseUrl, locale } = subject;
  return {
    '@type': ['ProfessionalService', 'Organization'],
    '@id': businessId(baseUrl),
    name: profile.name,
    description: profile.description,
    url: addressIn(baseUrl, '/', locale),
    image: portraitOf(subject),
    telephone: profile.phone,
    email: profile.email,
    openingHours: profile.openingHours,
    openingHoursSpecification: openingHours(profile.openingHours),
    currenciesAccepted: profile.currency,
    address: { '@type': 'PostalAddress', addressLocality: profile.city, addressCountry: profile.country },
    founder: { '@id': personId(baseUrl) },
    sameAs: Object.values(profile.social),
  };
};

/** No price: visitors are told that it is on request (specification, section 1). */
const service = ({ profile, baseUrl, locale }: Subject, offered: ConsultingService) => {
  const address = `${addressIn(baseUrl, '/consulting', locale)}#${offered.id}`;
  return {
    '@type': 'Service',
    '@id': address,
    name: offered.title,
    description: offered.description,
    serviceType: offered.categoryTitle,
    url: address,
    provider: {
      '@type': 'ProfessionalService',
      '@id': businessId(baseUrl),
      name: profile.name,
      url: addressIn(baseUrl, '/', locale),
    },
    areaServed: { '@type': 'Country', name: profile.country },
    hoursAvailable: openingHours(profile.openingHours),
    offers: { '@type': 'Offer', priceCurrency: profile.currency, url: address },
  };
};

export const serviceList = (subject: Subject, services: readonly ConsultingService[]) => ({
  '@type': 'ItemList',
  numberOfItems: services.length,
  itemListElement: services.map((offered, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: service(subject, offered),
  })),
});

/** The way from the home page to this one, as names and paths. */
export const breadcrumbs = (
  { baseUrl, locale }: Subject,
  steps: readonly { name: string; path: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressIn(baseUrl, path, locale),
  })),
});
