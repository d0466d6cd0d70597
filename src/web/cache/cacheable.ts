import {
  consultingPackages,
  consultingServices,
  corporatePrograms,
  trainingServices,
} from '#/features/catalogue/queries';
import { consultingCategories, trainingCategories } from '#/features/catalogue/rules';
import { defaultLocale, isLocale } from '#/platform/i18n/locale';

/** What others add to an address to count their visitors; the page is the same without. */
const counted = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;
/** Whatever is one person's own, no page at all, or a file. */
const elsewhere =
  /^\/(api|admin|reservation|uploads|assets|fonts|img|share)(\/|-|$)|\.[a-z0-9]+$|^\/(healthz|readyz|offline)$|^\/\//;
/** A path as this site writes it. Spelled in another way, one page would be kept many times. */
const canonical = /^\/(?:[a-z0-9/._~-]|%[0-9A-F]{2})*$/;
const longest = 512;

type IsKnown = (value: string) => boolean;

const oneOf = (values: readonly string[]): IsKnown => {
  const known = new Set(values);
  return (value) => known.has(value);
};
const idsOf = (items: readonly { id: string }[]): IsKnown => oneOf(items.map(({ id }) => id));
const program = idsOf([...trainingServices(defaultLocale), ...corporatePrograms(defaultLocale)]);

/**
 * What each page reads of its address besides the language, and the values that there are. Any other address shows a
 * page as well, made for whoever asks for it: who makes addresses up fills nothing.
 */
const read = new Map<string, ReadonlyMap<string, IsKnown>>([
  ['/consulting', new Map([['category', oneOf(consultingCategories)]])],
  ['/training', new Map([['category', oneOf(trainingCategories)]])],
  ['/articles', new Map([['page', (value: string) => /^([2-9]|[1-9]\d{1,2})$/.test(value)]])],
  [
    '/consultation-booking',
    new Map([
      ['service', idsOf(consultingServices(defaultLocale))],
      ['package', idsOf(consultingPackages(defaultLocale))],
      ['topic', oneOf(['special', 'package'])],
    ]),
  ],
  ['/training-booking', new Map([['program', program]])],
  ['/corporate-training-inquiry', new Map([['program', program]])],
]);

/** An answer of this language may be another page's: a bare address is led to the language that the cookie says. */
const leadsElsewhere = (cookie: string | undefined): boolean =>
  /(^|;\s*)language=(en|ar)\b/.test(cookie ?? '');

/** The name under which an address's page may be kept for everybody; undefined where it may not. */
export function cacheKey(address: string, cookie: string | undefined): string | undefined {
  if (address.length > longest) return undefined;
  const [path = '', search = ''] = address.split('?', 2);
  if (elsewhere.test(path) || !isCanonical(path)) return undefined;
  if (search === '') return leadsElsewhere(cookie) ? undefined : path;
  const asked = new URLSearchParams(search);
  for (const name of [...asked.keys()]) if (counted.test(name)) asked.delete(name);
  const lang = asked.get('lang');
  if (lang === null ? leadsElsewhere(cookie) : !isLocale(lang)) return undefined;
  if (!isRead(path, asked)) return undefined;
  asked.sort();
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** Besides the language one value at most: together they would make more addresses than there are pages. */
function isRead(path: string, asked: URLSearchParams): boolean {
  const others = [...asked].filter(([name]) => name !== 'lang');
  const languages = asked.size - others.length;
  return (
    languages <= 1 &&
    others.length <= 1 &&
    others.every(([name, value]) => read.get(path)?.get(name)?.(value) === true)
  );
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
