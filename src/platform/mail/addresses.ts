import { defaultLocale, type Locale } from '#/platform/i18n/locale';

/**
 * Anyone can write in anyone's name: what is no plain name isn't passed on to the person written to. A name has a few
 * words of letters, no telephone number, and nothing that reads like an address or a call.
 */
export function addressableName(name: string): string | undefined {
  const read = name.normalize('NFKC').trim();
  const words = read.split(/\s+/);
  const digits = read.match(/\p{N}/gu) ?? [];
  const isPlain = plainName.test(read) && words.length <= mostWords && digits.length < 4;
  return !isPlain || addressLike.some((form) => form.test(read)) ? undefined : name;
}

/** More than most people's names have, and too few for a message. */
const mostWords = 5;
/** Letters of any script, and what stands between them in names; the joiners of Arabic and Persian are letters' own. */
const plainName = /^[\p{L}\p{M}\p{N}\s.,'’ʼ`´\-‐‑&()\u200C\u200D]{1,60}$/u;

/** What a mail program might turn into a link, and no name: titles and initials ('Dr.Ayşe', 'A.Yılmaz') pass. */
const addressLike = [
  /[/@\\<>:]|www[.。]|\d[.。]\d/i,
  /[.。]\p{Ll}{2,}/u,
  /[\p{L}\p{N}-]{2,}[.。]\p{Lu}{2,}/u,
  /[\p{L}\p{N}-]{3,}[.。]\p{Lu}\p{Ll}{1,2}(?!\p{L})/u,
  /\p{Lo}[.。]\p{Lo}{2,}/u,
];

/** An address of the site in a language: Turkish ones carry no `lang`. */
export function pageUrl(
  baseUrl: string,
  path: string,
  locale: Locale,
  query: Record<string, string> = {},
): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  if (locale !== defaultLocale) url.searchParams.set('lang', locale);
  return url.href;
}

/** Without angle brackets; the same for every attempt of one mail. */
export const messageIdOf = (mailId: string, baseUrl: string): string =>
  `${mailId}@${new URL(baseUrl).hostname}`;

/** What people read out of an id on the telephone. */
export const shortId = (id: string): string => id.slice(0, 8);
