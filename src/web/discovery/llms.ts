import type { ConsultingService, TrainingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import { leftToRight } from '#/platform/i18n/direction';
import { comma, type Locale, type Localized } from '#/platform/i18n/locale';
import { addressIn, feedPaths } from '../head/addresses';
import { ar } from './copy/ar';
import { en } from './copy/en';
import { tr } from './copy/tr';

interface Subject {
  baseUrl: string;
  locale: Locale;
  profile: Profile;
  services: readonly ConsultingService[];
  programs: readonly TrainingService[];
}

const words: Localized<typeof tr> = { tr, en, ar };

/** llms.txt: who this is, what is offered and how to book, as plain Markdown for programs that read. */
export function llms({ baseUrl, locale, profile, services, programs }: Subject): string {
  const copy = words[locale];
  const address = (path: string) => addressIn(baseUrl, path, locale);
  const link = (title: string, path: string, rest: string) => `- [${title}](${address(path)}): ${rest}`;
  const offered = (service: ConsultingService) =>
    `- [${service.title}](${address('/consulting')}#${service.id}) (${service.duration}): ${service.description}`;
  const taught = (program: TrainingService) =>
    `- [${program.title}](${address('/training')}#${program.id}) (${program.duration}): ${program.description}`;
  return [
    `# ${profile.name}`,
    `> ${profile.description}`,
    [
      `- ${copy.roles}: ${profile.roles.join(comma[locale])}`,
      `- ${copy.place}: ${profile.city} (${profile.timeZone})`,
      `- ${copy.hours}: ${profile.openingHours}`,
      `- ${copy.contact}: ${profile.email}${comma[locale]}${locale === 'ar' ? leftToRight(profile.phone) : profile.phone}`,
    ].join('\n'),
    `## ${copy.services}`,
    copy.price,
    services.map(offered).join('\n'),
    `## ${copy.trainings}`,
    programs.map(taught).join('\n'),
    `## ${copy.booking}`,
    copy.howToBook(address('/consultation-booking'), `https://wa.me/${profile.whatsapp}`),
    `## ${copy.pages}`,
    [
      link(copy.home, '/', copy.homeText),
      link(copy.about, '/about', copy.aboutText),
      link(copy.services, '/consulting', copy.servicesText),
      link(copy.booking, '/consultation-booking', copy.bookingText),
      link(copy.trainings, '/training', copy.trainingsText),
      link(copy.application, '/training-booking', copy.applicationText),
      link(copy.articles, '/articles', copy.articlesText),
      link(copy.rss, feedPaths.rss, copy.feedText),
      link(copy.atom, feedPaths.atom, copy.feedText),
      link(copy.contact, '/contact', copy.contactText),
      link(copy.privacy, '/privacy', copy.privacyText),
    ].join('\n'),
    ...(profile.demoNotice ? [profile.demoNotice] : []),
    '',
  ].join('\n\n');
}
