import sanitizeHtml from 'sanitize-html';
import { categoryIn } from '#/features/articles/rules';
import type { Profile } from '#/features/profile/contract';
import { escapeMarkup } from '#/platform/html/escape';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteAddress } from '#/platform/i18n/site-languages';
import { toInstant } from '#/platform/time/zone';
import type { FeedItem } from '#/published/queries';
import { addressIn, pageAddress } from '../../head/addresses';

/** What both formats, RSS and Atom, are written from. */
export type Feed = ReturnType<typeof createFeed>;

interface Source extends SiteAddress {
  locale: Locale;
  profile: Profile;
  /** Newest first, each with its address without language. */
  items: readonly (FeedItem & { path: string })[];
  /** Words of the articles' page. */
  words: { title: string; description: string; categories: Readonly<Record<string, string>> };
  /** Path of the feed: '/feed.xml'. */
  path: string;
}

export function createFeed({ locale, profile, items, words, path, ...site }: Source) {
  const entries = items.map((item) => {
    const address = addressIn(site, item.path, locale);
    return {
      id: item.id,
      address,
      title: xmlText(item.title),
      /** Plain text. */
      summary: xmlText(item.summary),
      /** HTML with absolute addresses. */
      content: xmlText(pictureHtml(item, site.baseUrl) + absoluteAddresses(item.content, address)),
      /** The languages that the texts are actually in: a text without a translation is in the main language. */
      languages: item.languages,
      /** Empty if there is none. */
      category: xmlText(categoryIn(words.categories, item.category)),
      published: toInstant(item.date, '00:00', profile.timeZone),
    };
  });
  return {
    title: `${words.title} - ${profile.name}`,
    description: words.description,
    author: profile.name,
    locale,
    /** The address of the articles' page, and of the feed itself. */
    page: pageAddress(site, '/articles', locale),
    self: addressIn(site, path, locale),
    /** Date of the newest entry; undefined if there is none. */
    updated: entries[0]?.published,
    entries,
  };
}

/** Removes characters that are illegal in XML 1.0. Feed readers reject the whole document because of a single one. */
const xmlText = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

function pictureHtml({ image, imageAlt, picture }: FeedItem, baseUrl: string): string {
  if (image === null) return '';
  const size = picture ? ` width="${picture.width}" height="${picture.height}"` : '';
  return `<p><img src="${escapeMarkup(new URL(image, baseUrl).href)}" alt="${escapeMarkup(imageAlt)}"${size}></p>`;
}

/** Makes the addresses of links and pictures absolute, because feed readers show the body away from its page. */
const absoluteAddresses = (html: string, page: string): string =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Silences a warning: stored HTML was sanitised, so it contains no scripts and styles.
    allowVulnerableTags: true,
    transformTags: { a: makeAbsolute('href', page), img: makeAbsolute('src', page) },
  });

const makeAbsolute =
  (attribute: string, page: string): sanitizeHtml.Transformer =>
  (tagName, attribs) => {
    const address = attribs[attribute];
    if (address === undefined || !URL.canParse(address, page)) return { tagName, attribs };
    return { tagName, attribs: { ...attribs, [attribute]: new URL(address, page).href } };
  };
