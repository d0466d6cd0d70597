import { withoutTrailingSlashes } from '#/platform/input/trailing-slashes';

/** Parameters that don't distinguish pages: the language, and parameters that other sites add to track readers. */
const ignoredParameter = /^(lang|utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/** The most bytes of an address, so that it fits into a database index. Longer addresses can't be stored or looked up. */
export const maxAddress = 2_000;

const isLong = (address: string): boolean => new TextEncoder().encode(address).length > maxAddress;

const isListable = (key: string | undefined): key is string =>
  key !== undefined && !/\p{Cc}/u.test(key) && !isLong(key);

/** A made-up host for parsing paths. Only the part after the host is used. */
const somewhere = 'http://site.invalid';

/** The decoded path; unchanged if it can't be decoded. */
function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

const pathKey = (pathname: string): string => withoutTrailingSlashes(readable(pathname).toLowerCase()) || '/';

function queryOf({ searchParams }: URL): string {
  const counted = new URLSearchParams([...searchParams].filter(([name]) => !ignoredParameter.test(name)));
  counted.sort();
  return counted.size > 0 ? `?${counted}` : '';
}

/**
 * The key of an address, the same for all its spellings: without host, language, tracking parameters, trailing slash and
 * fragment, with the path in lower case. Undefined if the address is too long or has control characters.
 */
export function addressKey(url: URL): string | undefined {
  const key = wholeKey(url);
  return isListable(key) ? key : undefined;
}

const wholeKey = (url: URL): string => `${pathKey(url.pathname)}${queryOf(url)}`;

/** The keys under which a redirect of this address may be stored, the most exact first: with its query, and without. */
export function keysOf(url: URL): string[] {
  return [...new Set([addressKey(url), pathKey(url.pathname)])].filter(isListable);
}

/** What `keysOf` returns for an address with this key. */
export const keysOfKey = (key: string): string[] => [...new Set([key, key.replace(/\?.*/, '')])];

/** Parses a path on this site or a whole URL; undefined for anything else. */
function parseAddress(text: string): URL | undefined {
  const typed = text.trim();
  if (/[\s\\\p{Cc}]/u.test(typed)) return undefined;
  if (/^https?:\/\/[^/]/i.test(typed)) return URL.canParse(typed) ? new URL(typed) : undefined;
  if (!/^\/(?!\/)/.test(typed) || !URL.canParse(typed, somewhere)) return undefined;
  const url = new URL(typed, somewhere);
  return url.origin === somewhere ? url : undefined;
}

/** The stored form of an old address; undefined if the text is no address, or too long. The host of a whole URL is ignored. */
export function oldAddress(text: string): string | undefined {
  const url = parseAddress(text);
  return url && addressKey(url);
}

export interface Target {
  /** Path, query and fragment. */
  to: string;
  toKey: string;
}

/** The target in a typed address. Undefined if the text is no address of this site, so that no redirect leads to another site. */
export function newAddress(text: string, baseUrl: string): Target | undefined {
  const url = parseAddress(text);
  if (!url || (url.origin !== somewhere && url.origin !== new URL(baseUrl).origin)) return undefined;
  const to = targetOf(url);
  const toKey = addressKey(url);
  return toKey !== undefined && !isLong(to) ? { to, toKey } : undefined;
}

const targetOf = ({ pathname, search, hash }: URL): string =>
  `${pathname.replace(/^\/+/, '/')}${search}${hash}`;

/** Whether a text that `oldAddress` or `newAddress` refuses is an address, but has too many bytes in its stored form. */
export function isTooLong(text: string, as: 'from' | 'to'): boolean {
  const url = parseAddress(text);
  return url !== undefined && (isLong(wholeKey(url)) || (as === 'to' && isLong(targetOf(url))));
}

/** The path to which a visitor is redirected: the target, in the language of the request unless the target names another. */
export function locationFor(to: string, lang: string | null): string {
  const target = new URL(to, somewhere);
  if (lang && !target.searchParams.has('lang')) target.searchParams.set('lang', lang);
  return `${target.pathname}${target.search}${target.hash}`;
}
