import type { ConsultingService, Priced, TrainingService } from '#/features/catalogue/contract';
import type { Profile } from '#/features/profile/contract';
import { leftToRight } from '#/platform/i18n/direction';
import { comma, type Locale, type Localized, textDirection } from '#/platform/i18n/locale';
import { moneyText } from '#/platform/i18n/money';
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

type Offered = Pick<ConsultingService | TrainingService, 'id' | 'title' | 'description' | 'duration'> &
  Priced;

const isOnRequest = ({ price, priceHidden }: Priced): boolean => !price && !priceHidden;

/** The price that the owner shows, or words that it is on request; empty if she wants no mention of it. */
function priceText({ price, priceHidden }: Priced, locale: Locale): string {
  if (priceHidden) return '';
  return price ? moneyText(locale, price) : words[locale].priceOnRequest;
}

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
  const offers = (items: readonly Offered[], path: PagePath): string[] => {
    // If all prices are on request, this is said only once.
    const areOnRequest = items.length > 0 && items.every(isOnRequest);
    const factsOf = (item: Offered) =>
      [item.duration, areOnRequest ? '' : priceText(item, locale)].filter(Boolean).join(comma[locale]);
    const lines = items.map(
      (item) => `- [${item.title}](${address(path)}#${item.id}) (${factsOf(item)}): ${item.description}`,
    );
    return [...(areOnRequest ? [copy.price] : []), lines.join('\n')];
  };
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
    ...(isListed('/consulting') ? [`## ${copy.services}`, ...offers(services, '/consulting')] : []),
    ...(isListed('/training') ? [`## ${copy.trainings}`, ...offers(programs, '/training')] : []),
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
