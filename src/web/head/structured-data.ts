import type { ConsultingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn } from './addresses';

interface Subject {
  profile: Profile;
  baseUrl: string;
  locale: Locale;
}

const personId = (baseUrl: string) => `${baseUrl}/#person`;
const businessId = (baseUrl: string) => `${baseUrl}/#business`;

export const person = ({ profile, baseUrl, locale }: Subject) => ({
  '@type': 'Person',
  '@id': personId(baseUrl),
  name: profile.name,
  description: profile.description,
  jobTitle: profile.roles.join(', '),
  url: addressIn(baseUrl, '/', locale),
  image: `${baseUrl}${profile.portrait.src}`,
  email: profile.email,
  telephone: profile.phone,
  sameAs: Object.values(profile.social),
});

export const website = ({ profile, baseUrl, locale }: Subject) => ({
  '@type': 'WebSite',
  '@id': `${baseUrl}/#website`,
  name: profile.name,
  url: addressIn(baseUrl, '/', locale),
  inLanguage: locale,
  publisher: { '@id': personId(baseUrl) },
});

export const professionalService = ({ profile, baseUrl, locale }: Subject) => ({
  '@type': 'ProfessionalService',
  '@id': businessId(baseUrl),
  name: profile.name,
  description: profile.description,
  url: addressIn(baseUrl, '/consulting', locale),
  image: `${baseUrl}${profile.portrait.src}`,
  telephone: profile.phone,
  email: profile.email,
  openingHours: profile.openingHours,
  currenciesAccepted: profile.currency,
  address: { '@type': 'PostalAddress', addressLocality: profile.city, addressCountry: profile.country },
  founder: { '@id': personId(baseUrl) },
});

export const service = ({ profile, baseUrl, locale }: Subject, offered: ConsultingService) => ({
  '@type': 'Service',
  name: offered.title,
  description: offered.description,
  serviceType: offered.categoryTitle,
  provider: { '@type': 'ProfessionalService', '@id': businessId(baseUrl), name: profile.name },
  url: `${addressIn(baseUrl, '/consulting', locale)}#${offered.id}`,
  hoursAvailable: { '@type': 'OpeningHoursSpecification', description: profile.openingHours },
  offers: { '@type': 'Offer', priceCurrency: profile.currency, availability: 'https://schema.org/InStock' },
});

/** The way from the home page to this one, as names and paths. */
export const breadcrumbs = ({ baseUrl, locale }: Subject, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressIn(baseUrl, path, locale),
  })),
});
