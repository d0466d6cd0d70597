import { defaultLocale, type Locale } from '#/platform/i18n/locale';

/** Anyone can write in anyone's name: a name that reads like an address isn't passed on to the person written to. */
export function addressableName(name: string): string | undefined {
  return /[/@\\<>]|www\.|[\p{Ll}\p{N}-]\.\p{Ll}{2,}/u.test(name) || name.length > 80 ? undefined : name;
}

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

/** What people read out of an id on the telephone. */
export const shortId = (id: string): string => id.slice(0, 8);
