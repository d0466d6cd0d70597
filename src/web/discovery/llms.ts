import type { ConsultingService, TrainingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import { leftToRight } from '#/platform/i18n/direction';
import { comma, type Locale, type Localized, textDirection } from '#/platform/i18n/locale';
import type { SiteAddress } from '#/platform/i18n/site-languages';
import { yearRoundZoneWords } from '#/platform/i18n/zone-name';
import { addressIn, feedPaths, pageAddress } from '../head/addresses';
import type { PageFacts, PagePath } from '../page-facts';
import type { Page } from '../pages';
import { ar } from './copy/ar';
import { en } from './copy/en';
import { tr } from './copy/tr';

interface Subject extends SiteAddress {
  locale: Locale;
  profile: Profile;
  services: readonly ConsultingService[];
  programs: readonly TrainingService[];
  pages: readonly Page[];
  now: Date;
}

const words: Localized<typeof tr> = { tr, en, ar };

interface Summary {
  title: string;
  text: string;
}

const summariesIn = (copy: typeof tr): Record<PageFacts['llms'], Summary> => ({
  home: { title: copy.home, text: copy.homeText },
  about: { title: copy.about, text: copy.aboutText },
  consulting: { title: copy.services, text: copy.servicesText },
  booking: { title: copy.booking, text: copy.bookingText },
  training: { title: copy.trainings, text: copy.trainingsText },
  application: { title: copy.application, text: copy.applicationText },
  articles: { title: copy.articles, text: copy.articlesText },
  contact: { title: copy.contact, text: copy.contactText },
  privacy: { title: copy.privacy, text: copy.privacyText },
});

/** llms.txt: who the owner is, what is offered and how to book, as plain Markdown for language models. */
export function llms({ locale, profile, services, programs, pages, now, ...site }: Subject): string {
  const copy = words[locale];
  const address = (path: PagePath) => pageAddress(site, path, locale);
  const isListed = (path: PagePath) => pages.some((page) => page.path === path);
  const howToBook = copy.howToBook(
    address('/consultation-booking'),
    profile.whatsapp && `https://wa.me/${profile.whatsapp}`,
    yearRoundZoneWords(locale, profile, now),
    services.some(({ approval }) => approval),
  );
  const summaries = summariesIn(copy);
  const link = (path: string, { title, text }: Summary) =>
    `- [${title}](${addressIn(site, path, locale)}): ${text}`;
  const offered = (service: ConsultingService) =>
    `- [${service.title}](${address('/consulting')}#${service.id}) (${service.duration}): ${service.description}`;
  const taught = (program: TrainingService) =>
    `- [${program.title}](${address('/training')}#${program.id}) (${program.duration}): ${program.description}`;
  const phone = profile.phone && textDirection(locale) === 'rtl' ? leftToRight(profile.phone) : profile.phone;
  return [
    `# ${profile.name}`,
    `> ${profile.description}`,
    [
      `- ${copy.roles}: ${profile.roles.join(comma[locale])}`,
      `- ${copy.place}: ${profile.city} (${profile.timeZone})`,
      ...(profile.openingHours ? [`- ${copy.hours}: ${profile.openingHours}`] : []),
      `- ${copy.contact}: ${[profile.email, phone].filter(Boolean).join(comma[locale])}`,
    ].join('\n'),
    ...(isListed('/consulting') ? [`## ${copy.services}`, copy.price, services.map(offered).join('\n')] : []),
    ...(isListed('/training') ? [`## ${copy.trainings}`, programs.map(taught).join('\n')] : []),
    ...(isListed('/consultation-booking') ? [`## ${copy.booking}`, howToBook] : []),
    `## ${copy.pages}`,
    [
      ...pages.flatMap((page) => (page.llms ? [link(page.path, summaries[page.llms])] : [])),
      ...(isListed('/articles')
        ? [
            link(feedPaths.rss, { title: copy.rss, text: copy.feedText }),
            link(feedPaths.atom, { title: copy.atom, text: copy.feedText }),
          ]
        : []),
    ].join('\n'),
    ...(profile.demoNotice ? [profile.demoNotice] : []),
    '',
  ].join('\n\n');
}
