import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { addressIn, pageLinks, socialLocale } from './addresses';

export interface PageHead {
  locale: Locale;
  profile: Profile;
  baseUrl: string;
  /** Without language, '/consulting'. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** Pages that are one person's own are neither indexed nor given alternates. */
  personal?: boolean;
  /** Structured data, an object for each thing that the page is about. */
  structuredData?: object[];
}

/** Everything that a page says about itself to search engines and to those who share it. */
export function pageHead(page: PageHead) {
  const {
    locale,
    profile,
    baseUrl,
    path,
    title,
    description,
    keywords,
    personal = false,
    structuredData = [],
  } = page;
  const fullTitle = title.includes(profile.name) ? title : `${title} - ${profile.name}`;
  const meta = [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { name: 'robots', content: personal ? 'noindex, nofollow' : 'index, follow, max-image-preview:large' },
  ];
  if (personal) return { meta, links: [] };
  const social = [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: profile.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressIn(baseUrl, path, locale) },
    { property: 'og:locale', content: socialLocale[locale] },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    ...sharingImage(page),
  ];
  const data = structuredData.map((thing) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...thing },
  }));
  return { meta: [...meta, ...social, ...data], links: pageLinks(baseUrl, path, locale) };
}

/** The picture that stands for a shared page. It shows the demo's person, so another person's site shows none. */
function sharingImage({ baseUrl, locale, profile }: PageHead) {
  if (profile.demoNotice === null) return [{ name: 'twitter:card', content: 'summary' }];
  const image = `${baseUrl}/img/share-${locale}.png`;
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: profile.portrait.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: profile.portrait.alt },
  ];
}
