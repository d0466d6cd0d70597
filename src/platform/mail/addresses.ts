import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { everyLanguage, langOf, type SiteLanguages } from '#/platform/i18n/site-languages';
import { withoutTrailingSlashes } from '#/platform/input/trailing-slashes';
import type { MailColours } from './theme';
import type { MailAddress } from './transport';

/**
 * The name if it is safe to put into a mail. Anyone can enter any text as the name of someone else, so only a plain name is safe:
 * a few words of letters, without a phone number or anything that looks like an address.
 */
export function addressableName(name: string): string | undefined {
  const normalized = name.normalize('NFKC').trim();
  const words = normalized.split(/\s+/);
  const digits = normalized.match(/\p{N}/gu) ?? [];
  const isPlain = plainName.test(normalized) && words.length <= mostWords && digits.length < 4;
  return !isPlain || addressLike.some((form) => form.test(normalized)) ? undefined : name;
}

/** The most words of a name: enough for most names, and too few for a message. */
const mostWords = 5;
/** Letters and digits of any script, and the characters between them. U+200C and U+200D belong to Arabic and Persian spelling. */
const plainName = /^[\p{L}\p{M}\p{N}\s.,'’ʼ`´\-‐‑&()\u200C\u200D]{1,60}$/u;

/** Text that a mail program might turn into a link; titles and initials ('Dr.Ayşe', 'A.Yılmaz') don't match. */
const addressLike = [
  /[/@\\<>:]|www[.。]|\d[.。]\d/i,
  /[.。]\p{Ll}{2,}/u,
  /[\p{L}\p{N}-]{2,}[.。]\p{Lu}{2,}/u,
  /[\p{L}\p{N}-]{3,}[.。]\p{Lu}\p{Ll}{1,2}(?!\p{L})/u,
  /\p{Lo}[.。]\p{Lo}{2,}/u,
];

export interface Addressee {
  name: string;
  email: string;
}

export interface Correspondence {
  /** Where notices to the owner go; undefined for the profile's e-mail. */
  ownerEmail: string | undefined;
  /** Where visitors' replies go; undefined for the profile's e-mail. */
  replyEmail?: string | undefined;
  signature?: Localized | undefined;
  /** The colours of the owner's look; undefined for the shipped ones. */
  colours?: MailColours | undefined;
}

export interface LinkedSite {
  baseUrl: string;
  /** The languages in which visitors read the site; default: all. */
  languages?: SiteLanguages | undefined;
}

export interface MailedSite extends Correspondence, LinkedSite {}

/** The facts about the site that every mail needs, taken from a larger context. */
export function siteOf(site: MailedSite): MailedSite {
  const { baseUrl, languages, ownerEmail, replyEmail, signature, colours } = site;
  return { baseUrl, languages, ownerEmail, replyEmail, signature, colours };
}

export function addressedTo(
  audience: 'visitor' | 'owner',
  visitor: Addressee,
  owner: Addressee,
  { ownerEmail, replyEmail }: Correspondence,
) {
  const name = addressableName(visitor.name);
  const outside: MailAddress = { address: visitor.email, ...(name ? { name } : {}) };
  return audience === 'visitor'
    ? { to: outside, replyTo: { name: owner.name, address: replyEmail ?? owner.email } }
    : { to: { name: owner.name, address: ownerEmail ?? owner.email }, replyTo: outside };
}

/** The address of a page in a language. Addresses in the main language have no `lang`. */
export function pageUrl(
  { baseUrl, languages = everyLanguage }: LinkedSite,
  path: string,
  locale: Locale,
  query: Record<string, string> = {},
): string {
  const url = new URL(`${withoutTrailingSlashes(baseUrl)}${path}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const lang = langOf(locale, languages);
  if (lang) url.searchParams.set('lang', lang);
  return url.href;
}

/** The Message-ID of a mail, without angle brackets. It is the same for every attempt to send the mail. */
export const createMessageId = (mailId: string, baseUrl: string): string =>
  `${mailId}@${new URL(baseUrl).hostname}`;

/** The part of an id that people read out on the phone. */
export const shortId = (id: string): string => id.slice(0, 8);

/** The address of a page of the owner's room, which can be read in every language. */
export const roomUrl = (
  { baseUrl, languages = everyLanguage }: LinkedSite,
  path: string,
  locale: Locale,
): string => pageUrl({ baseUrl, languages: { ...languages, public: locales } }, path, locale);
