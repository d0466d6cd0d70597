/** What the pages read of an address; anything else makes an address that is nobody's to keep. */
const known = ['category', 'lang', 'package', 'page', 'program', 'service', 'topic'];
/** What others add to an address to count their visitors; the page is the same without. */
const counted = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;
/** Whatever is one person's own, no page at all, or a file. */
const elsewhere =
  /^\/(api|admin|reservation|uploads|assets|fonts|img|share)(\/|-|$)|\.[a-z0-9]+$|^\/(healthz|readyz|offline)$|^\/\//;
const longest = 512;

/** An answer of this language may be another page's: a bare address is led to the language that the cookie says. */
const leadsElsewhere = (cookie: string | undefined): boolean =>
  /(^|;\s*)language=(en|ar)\b/.test(cookie ?? '');

/** The name under which an address's page may be kept for everybody; undefined where it may not. */
export function cacheKey(address: string, cookie: string | undefined): string | undefined {
  if (address.length > longest || !address.startsWith('/')) return undefined;
  const [path = '', search = ''] = address.split('?', 2);
  if (elsewhere.test(path)) return undefined;
  if (search === '') return leadsElsewhere(cookie) ? undefined : path;
  const asked = [...new URLSearchParams(search)].filter(([name]) => !counted.test(name));
  const names = asked.map(([name]) => name);
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length) return undefined;
  if (!names.includes('lang') && leadsElsewhere(cookie)) return undefined;
  const rest = new URLSearchParams(asked.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return rest === '' ? path : `${path}?${rest}`;
}
