/** Parameters that don't make another page: the language, and what others add to follow readers. */
const ignoredParameter = /^(lang|utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/** Bytes of an address, so that it fits into an index; longer ones are not looked up. */
export const maxAddress = 2_000;

const isListable = (key: string | undefined): key is string =>
  key !== undefined && !/\p{Cc}/u.test(key) && new TextEncoder().encode(key).length <= maxAddress;

/** Any host: only what follows it counts. */
const somewhere = 'http://site.invalid';

/** A path as it is read: decoded, where it is valid. */
function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

const pathKey = (pathname: string): string => readable(pathname).toLowerCase().replace(/\/+$/, '') || '/';

function queryOf({ searchParams }: URL): string {
  const counted = new URLSearchParams([...searchParams].filter(([name]) => !ignoredParameter.test(name)));
  counted.sort();
  return counted.size > 0 ? `?${counted}` : '';
}

/**
 * One spelling for all of an address: without host, language, trailing slash and fragment, in lower case. Undefined if it
 * can't be listed.
 */
export function addressKey(url: URL): string | undefined {
  const key = `${pathKey(url.pathname)}${queryOf(url)}`;
  return isListable(key) ? key : undefined;
}

/** The keys under which a missing address may be listed, the most exact first. */
export function keysOf(url: URL): string[] {
  return [...new Set([addressKey(url), pathKey(url.pathname)])].filter(isListable);
}

/** A path on this site or a whole web address; undefined for anything else. */
function parseAddress(text: string): URL | undefined {
  const typed = text.trim();
  if (/[\s\\\p{Cc}]/u.test(typed)) return undefined;
  if (/^https?:\/\/[^/]/i.test(typed)) return URL.canParse(typed) ? new URL(typed) : undefined;
  if (!/^\/(?!\/)/.test(typed) || !URL.canParse(typed, somewhere)) return undefined;
  const url = new URL(typed, somewhere);
  return url.origin === somewhere ? url : undefined;
}

/** An old address as it is stored; of a whole web address, the host doesn't matter. */
export function oldAddress(text: string): string | undefined {
  const url = parseAddress(text);
  return url && addressKey(url);
}

export interface Target {
  /** Path, query and fragment. */
  to: string;
  toKey: string;
}

/** A target on this site; undefined for every other site, so that no redirect leads away. */
export function newAddress(text: string, baseUrl: string): Target | undefined {
  const url = parseAddress(text);
  if (!url || (url.origin !== somewhere && url.origin !== new URL(baseUrl).origin)) return undefined;
  const to = `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
  const toKey = addressKey(url);
  return toKey !== undefined && to.length <= maxAddress ? { to, toKey } : undefined;
}

/** Where a visitor is sent: the target, in the language of the request unless the target names one. */
export function locationFor(to: string, lang: string | null): string {
  const target = new URL(to, somewhere);
  if (lang && !target.searchParams.has('lang')) target.searchParams.set('lang', lang);
  return `${target.pathname}${target.search}${target.hash}`;
}
