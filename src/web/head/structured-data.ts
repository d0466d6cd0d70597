import type { Article, ArticleSummary } from '#/features/articles/contract';
import type { ConsultingService, Priced, TrainingService } from '#/features/catalogue/contract';
import type { Cohort } from '#/features/cohorts/contract';
import type { Profile } from '#/features/profile/contract';
import { inOneLine } from '#/features/profile/rules';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteAddress } from '#/platform/i18n/site-languages';
import type { PagePath } from '../page-facts';
import { addressIn, pageAddress, sharingImageAt } from './addresses';
import { openingHours, openingHoursTexts } from './opening-hours';

interface Subject extends SiteAddress {
  profile: Profile;
  locale: Locale;
}

const personId = (baseUrl: string) => `${baseUrl}/#person`;
const businessId = (baseUrl: string) => `${baseUrl}/#business`;
const ownerIn = ({ profile, baseUrl }: Subject) => ({
  '@type': 'Person',
  '@id': personId(baseUrl),
  name: profile.name,
});

/** The practice as the provider of a service or course; `type` is the type that schema.org expects there. */
const provider = (subject: Subject, type: 'ProfessionalService' | 'Organization') => ({
  '@type': type,
  '@id': businessId(subject.baseUrl),
  name: subject.profile.name,
  url: addressIn(subject, '/', subject.locale),
});

const itemList = <Item>(items: readonly Item[]) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
});

const portraitOf = ({ profile, baseUrl }: Subject) =>
  profile.portrait.src ? new URL(profile.portrait.src, baseUrl).href : undefined;

const ofBoth = (subject: Subject) => {
  const { name, description, email, phone, social } = subject.profile;
  const sameAs = Object.values(social);
  return {
    name,
    description,
    url: addressIn(subject, '/', subject.locale),
    image: portraitOf(subject),
    email,
    telephone: phone || undefined,
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
};

export const person = (subject: Subject) => ({
  '@type': 'Person',
  '@id': personId(subject.baseUrl),
  ...ofBoth(subject),
  jobTitle: subject.profile.roles,
  knowsLanguage: subject.languages.public,
  worksFor: {
    '@type': 'ProfessionalService',
    '@id': businessId(subject.baseUrl),
    name: subject.profile.name,
  },
});

export const website = (subject: Subject) => ({
  '@type': 'WebSite',
  '@id': `${subject.baseUrl}/#website`,
  name: subject.profile.name,
  url: addressIn(subject, '/', subject.locale),
  inLanguage: subject.locale,
  publisher: ownerIn(subject),
});

/** The practice. It has two types, because some properties expect the one, and some the other. */
export const professionalService = (subject: Subject) => {
  const { profile, baseUrl } = subject;
  return {
    '@type': ['ProfessionalService', 'Organization'],
    '@id': businessId(baseUrl),
    ...ofBoth(subject),
    openingHours: openingHoursTexts(profile.openingHours),
    openingHoursSpecification: openingHours(profile.openingHours),
    currenciesAccepted: profile.currency,
    legalName: profile.legal?.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: profile.legal?.address && inOneLine(profile.legal.address),
      addressLocality: profile.city,
      addressCountry: profile.country,
    },
    founder: ownerIn(subject),
  };
};

/** An offer, with its price only if the owner shows it. */
const offerOf = ({ profile }: Subject, { price }: Priced, url: string) => ({
  '@type': 'Offer',
  ...(price ? { price: price.amount } : {}),
  priceCurrency: price?.currency ?? profile.currency,
  url,
});

const serviceData = (subject: Subject, service: ConsultingService) => {
  const { profile, locale } = subject;
  const address = `${pageAddress(subject, '/consulting', locale)}#${service.id}`;
  return {
    '@type': 'Service',
    '@id': address,
    name: service.title,
    description: service.description,
    serviceType: service.categoryTitle,
    url: address,
    provider: provider(subject, 'ProfessionalService'),
    areaServed: { '@type': 'Country', name: profile.country },
    hoursAvailable: openingHours(profile.openingHours),
    offers: offerOf(subject, service, address),
  };
};

export const serviceList = (subject: Subject, services: readonly ConsultingService[]) =>
  itemList(services.map((service) => serviceData(subject, service)));

/** The modes of teaching in schema.org's terms. */
const courseModes = { online: 'online', hybrid: 'blended', onsite: 'onsite' } as const;

const course = (subject: Subject, program: TrainingService) => {
  const { locale } = subject;
  const address = `${pageAddress(subject, '/training', locale)}#${program.id}`;
  return {
    '@type': 'Course',
    '@id': address,
    name: program.title,
    description: program.description,
    url: address,
    inLanguage: locale,
    about: { '@type': 'Thing', name: program.categoryTitle },
    educationalLevel: program.level,
    teaches: program.topics,
    provider: provider(subject, 'Organization'),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: courseModes[program.mode],
      // An ISO 8601 duration.
      courseWorkload: `PT${program.hours}H`,
      instructor: ownerIn(subject),
    },
    offers: { ...offerOf(subject, program, address), category: 'Paid' },
  };
};

const programAddress = (subject: Subject, id: string) =>
  pageAddress(subject, `/training/${id}`, subject.locale);

const courseInstance = (subject: Subject, cohort: Cohort) => {
  const { place, online } = cohort;
  const [first, last] = [cohort.dates.at(0), cohort.dates.at(-1)];
  const url = programAddress(subject, cohort.program.id);
  const places = [
    place && { '@type': 'Place', name: place, address: place },
    online && { '@type': 'VirtualLocation', url },
  ].filter(Boolean);
  const modes = [place && courseModes.onsite, online && courseModes.online].filter(Boolean);
  return {
    '@type': 'CourseInstance',
    '@id': `${url}#${cohort.id}`,
    inLanguage: cohort.language,
    ...(modes.length > 0 ? { courseMode: modes } : {}),
    ...(first && last ? { startDate: first.start, endDate: last.end } : {}),
    ...(places.length > 0 ? { location: places } : {}),
    instructor: ownerIn(subject),
  };
};

export const courseWithDates = (subject: Subject, program: TrainingService, cohorts: readonly Cohort[]) => {
  const url = programAddress(subject, program.id);
  return {
    ...course(subject, program),
    '@id': `${url}#course`,
    url,
    hasCourseInstance: cohorts.map((cohort) => courseInstance(subject, cohort)),
    offers: { ...offerOf(subject, program, url), category: 'Paid' },
  };
};

export const courseList = (subject: Subject, programs: readonly TrainingService[]) =>
  itemList(programs.map((program) => course(subject, program)));

const articleAddress = (subject: Subject, id: string) =>
  pageAddress(subject, `/articles/${id}`, subject.locale);

/** The article's own picture, if any, and the generated image that every article has. */
const picturesOf = (subject: Subject, { id, image }: ArticleSummary): string[] => [
  ...(image !== null && URL.canParse(image, subject.baseUrl) ? [new URL(image, subject.baseUrl).href] : []),
  sharingImageAt(subject, `/articles/${id}`, subject.locale),
];

/** The part of an article's data that lists show as well. */
const articleFacts = (subject: Subject, article: ArticleSummary) => {
  const address = articleAddress(subject, article.id);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.excerpt,
    url: address,
    image: picturesOf(subject, article),
    datePublished: article.date,
    articleSection: article.category,
    author: { ...ownerIn(subject), url: addressIn(subject, '/', subject.locale) },
  };
};

export const articleData = (subject: Subject, article: Article) => ({
  ...articleFacts(subject, article),
  inLanguage: article.languages.content,
  timeRequired: `PT${article.readTime}M`,
  mainEntityOfPage: articleAddress(subject, article.id),
  publisher: { '@id': businessId(subject.baseUrl), '@type': 'Organization', name: subject.profile.name },
});

export const articleList = (subject: Subject, articles: readonly ArticleSummary[]) =>
  itemList(articles.slice(0, 10).map((article) => articleFacts(subject, article)));

export const breadcrumbs = (subject: Subject, steps: readonly { name: string; path: PagePath }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressIn(subject, path, subject.locale),
  })),
});
