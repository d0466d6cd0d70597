import { isLocale } from '#/platform/i18n/locale';
import { everyLanguage, langOf, type SiteLanguages } from '#/platform/i18n/site-languages';
import type { Page } from '../../pages';
import type { IsKnown } from './known-values';

/** Tracking parameters that others add to an address; the page is the same without them. */
const trackingParameter = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;
/** A path as this site spells it. Other spellings are not cached, because one page would then be cached many times. */
const canonical = /^\/(?:[a-z0-9/._~-]|%[0-9A-F]{2})*$/;
const maxLength = 512;

const languageCookie = /(?:^|;\s*)language=(\w+)/;
/**
 * Whether the cookie names a public language that isn't the main one. An address without `lang` is then redirected to that
 * language.
 */
function isRedirected(cookie: string | undefined, languages: SiteLanguages): boolean {
  const last = cookie && languageCookie.exec(cookie)?.[1];
  return isLocale(last) && langOf(last, languages) !== undefined;
}

/**
 * Returns a function that gives the key under which the page of an address may be cached for everybody; undefined if it may not.
 * It may not if the query string has an unknown value, so that made-up addresses don't fill the cache.
 */
export function createCacheKeys(
  pages: readonly Page[],
  isKnown: IsKnown,
  languages: () => SiteLanguages = () => everyLanguage,
) {
  const publicPages = pages.filter(({ audience }) => audience === 'everybody');
  const fixed = new Map(publicPages.map((page) => [page.path, page]));
  const withParameters = publicPages
    .filter(({ path }) => path.includes('$'))
    .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/\$\w+/g, '[^/]+')}$`) }));

  const pageAt = (path: string): Page | undefined =>
    fixed.get(path) ??
    (isCanonical(path) ? withParameters.find(({ pattern }) => pattern.test(path))?.page : undefined);

  /**
   * Whether the parameters have known values. Besides the language, at most one is allowed: combinations of several would make
   * far more addresses than there are pages.
   */
  function hasKnownValues({ cacheBy = {} }: Page, searchParams: URLSearchParams): boolean {
    const others = [...searchParams].filter(([name]) => name !== 'lang');
    if (searchParams.size - others.length > 1 || others.length > 1) return false;
    return others.every(([name, value]) => {
      const kind = Object.hasOwn(cacheBy, name) ? cacheBy[name] : undefined;
      return kind !== undefined && isKnown(kind, value);
    });
  }

  return (address: string, cookie: string | undefined): string | undefined => {
    if (address.length > maxLength) return undefined;
    const [path = '', search = ''] = address.split('?', 2);
    const page = pageAt(path);
    if (!page) return undefined;
    const searchParams = readSearch(search);
    const lang = searchParams?.get('lang') ?? null;
    if (lang === null ? isRedirected(cookie, languages()) : !isLocale(lang)) return undefined;
    if (searchParams && !hasKnownValues(page, searchParams)) return undefined;
    return searchParams?.size ? `${path}?${searchParams}` : path;
  };
}

/** The query string without tracking parameters, sorted; undefined if there is no query string. */
function readSearch(search: string): URLSearchParams | undefined {
  if (search === '') return undefined;
  const searchParams = new URLSearchParams(search);
  for (const name of [...searchParams.keys()]) if (trackingParameter.test(name)) searchParams.delete(name);
  searchParams.sort();
  return searchParams;
}

function isCanonical(path: string): boolean {
  if (!canonical.test(path)) return false;
  if (!path.includes('%')) return true;
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
