import sanitizeHtml from 'sanitize-html';
import type { Article } from '#/features/articles/contract';
import { categoryIn } from '#/features/articles/rules';
import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { toInstant } from '#/platform/time/zone';
import { addressIn, pageAddress } from '../../head/addresses';
import { escaped } from '../escaped';

/** What both formats are written from. */
export interface Feed {
  title: string;
  description: string;
  author: string;
  locale: Locale;
  /** The address of the articles' page, and of the feed itself. */
  page: string;
  self: string;
  /** When the newest entry came; undefined where there is none. */
  updated: Date | undefined;
  entries: Entry[];
}

export interface Entry {
  id: string;
  address: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** HTML whose addresses are whole. */
  content: string;
  /** What the texts came in: a missing translation is Turkish. */
  languages: Article['languages'];
  category: string;
  published: Date;
}

interface Source {
  baseUrl: string;
  locale: Locale;
  profile: Profile;
  /** Newest first. */
  articles: readonly Article[];
  /** Of the articles' page, in the language. */
  words: { title: string; description: string; categories: Readonly<Record<string, string>> };
  /** Of the feed: '/feed.xml'. */
  path: string;
}

/** The articles as a feed in one language. */
export function feedOf({ baseUrl, locale, profile, articles, words, path }: Source): Feed {
  const entries = articles.map((article): Entry => {
    const address = pageAddress(baseUrl, `/articles/${article.id}`, locale);
    return {
      id: article.id,
      address,
      title: xmlText(article.title),
      summary: xmlText(article.excerpt),
      content: xmlText(pictureOf(article, baseUrl) + wholeAddresses(article.content, address)),
      languages: article.languages,
      category: xmlText(categoryIn(words.categories, article.category)),
      published: toInstant(article.date, '00:00', profile.timeZone),
    };
  });
  return {
    title: `${words.title} - ${profile.name}`,
    description: words.description,
    author: profile.name,
    locale,
    page: pageAddress(baseUrl, '/articles', locale),
    self: addressIn(baseUrl, path, locale),
    updated: entries[0]?.published,
    entries,
  };
}

/** Without the characters that no XML document may hold (XML 1.0, section 2.2), for which readers refuse all of it. */
const xmlText = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

function pictureOf({ image, imageAlt, picture }: Article, baseUrl: string): string {
  if (image === null) return '';
  const size = picture ? ` width="${picture.width}" height="${picture.height}"` : '';
  return `<p><img src="${escaped(new URL(image, baseUrl).href)}" alt="${escaped(imageAlt)}"${size}></p>`;
}

/** Readers show a body away from its page: every link and picture in it names its host. */
const wholeAddresses = (html: string, page: string): string =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // What is stored holds none of them any more.
    allowVulnerableTags: true,
    transformTags: { a: whole('href', page), img: whole('src', page) },
  });

const whole =
  (attribute: string, page: string): sanitizeHtml.Transformer =>
  (tagName, attribs) => {
    const address = attribs[attribute];
    if (address === undefined || !URL.canParse(address, page)) return { tagName, attribs };
    return { tagName, attribs: { ...attribs, [attribute]: new URL(address, page).href } };
  };
