import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteAddress } from '#/platform/i18n/site-languages';
import type { PageFacts, PagePath } from '../page-facts';
import { addressIn, feedLinks, pageLinks, sharingImageAt, socialLocale } from './addresses';
import type { SharedPicture } from './shared-picture';

export interface PageHead extends SiteAddress {
  /** Only pages for everybody are indexed and have alternates. */
  audience: PageFacts['audience'] | undefined;
  feeds: boolean | undefined;
  /** A page without a shared image of its own shows that of the home page. */
  share: PageFacts['share'] | undefined;
  locale: Locale;
  profile: Profile;
  /** Whether the site is open. While it isn't, search engines are told not to list the page. */
  isOpen: boolean;
  /** Whether search engines may list the page. They may not if its section is hidden or empty. */
  isListed: boolean;
  /** Without language: '/consulting'. */
  path: PagePath | `${PagePath}?${string}`;
  title: string;
  description: string;
  keywords: string;
  /** The address where the content first appeared, if that is elsewhere. */
  canonical?: string | undefined;
  /** Set if the page is an article. */
  article?: { published: string; section: string; picture?: SharedPicture | undefined };
  structuredData?: object[];
}

export function pageHead(page: PageHead) {
  const { locale, profile, path, title, description, keywords, structuredData = [] } = page;
  const personal = page.audience !== 'everybody';
  const fullTitle = title.includes(profile.name) ? title : `${title} - ${profile.name}`;
  const meta = [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    {
      name: 'robots',
      content: robots(page),
    },
  ];
  if (personal) return { meta, links: [] };
  const address = addressIn(page, path, locale);
  const social = [
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:site_name', content: profile.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: socialLocale[locale] },
    ...articleTags(page),
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    ...pictureTags(
      page.article?.picture ?? {
        src: sharingImageAt(page, page.share ? path : '/', locale),
        type: 'image/png',
        width: 1200,
        height: 630,
        alt: fullTitle,
      },
    ),
  ];
  const data = structuredData.map((thing) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...thing },
  }));
  const links = page.canonical ? [{ rel: 'canonical', href: page.canonical }] : pageLinks(page, path, locale);
  const feeds = page.feeds ? feedLinks(page, locale, profile.name) : [];
  return { meta: [...meta, ...social, ...data], links: [...links, ...feeds] };
}

function robots({ audience, isOpen, isListed }: PageHead): string {
  if (audience !== 'everybody' || !isOpen) return 'noindex, nofollow';
  return isListed ? 'index, follow, max-image-preview:large' : 'noindex, follow';
}

const articleTags = (page: PageHead) =>
  page.article
    ? [
        { property: 'article:published_time', content: page.article.published },
        { property: 'article:section', content: page.article.section },
        { property: 'article:author', content: addressIn(page, '/', page.locale) },
      ]
    : [];

const pictureTags = ({ src, type, width, height, alt }: SharedPicture) => [
  { property: 'og:image', content: src },
  { property: 'og:image:type', content: type },
  ...(width && height
    ? [
        { property: 'og:image:width', content: String(width) },
        { property: 'og:image:height', content: String(height) },
      ]
    : []),
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: src },
  { name: 'twitter:image:alt', content: alt },
];
