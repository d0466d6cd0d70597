import { parseHTML } from 'linkedom';
import { isTooDeep } from '../html/depth.ts';

/** The HTML if it is safe to parse, otherwise an empty text: HTML that is nested too deep would break parsers. */
const readable = (html: string): string => (isTooDeep(html) ? '' : html);

export const parseDocument = (html: string): Document => parseHTML(readable(html) || emptyPage).document;

const emptyPage = '<!doctype html><html><head></head><body></body></html>';

export function parseFragment(html: string): HTMLElement {
  const { document } = parseHTML(emptyPage);
  document.body.innerHTML = readable(html);
  return document.body;
}

export const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const toPlainText = (html: string): string => textOf(parseFragment(html));

/** The absolute address without fragment and campaign parameters; undefined unless it begins with `http:` or `https:`. */
export function webAddress(address: string | null | undefined, base?: string): string | undefined {
  const url = address ? URL.parse(address.trim(), base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_\w+|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Attributes in which pages with lazy loading store a picture's address. */
const lazySources = ['data-src', 'data-original', 'data-lazy-src'];

/** Makes addresses of links and pictures absolute. Links lose an unusable address; pictures without a usable one are removed. */
export function makeAbsolute(root: ParentNode, base: string): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (/^(mailto|tel):/i.test(href)) continue;
    const address = URL.parse(href, base);
    if (address && /^https?:$/.test(address.protocol)) link.setAttribute('href', address.href);
    else link.removeAttribute('href');
  }
  for (const picture of root.querySelectorAll('img')) {
    const address = pictureSources(picture)
      .map((source) => webAddress(source, base))
      .find(Boolean);
    if (address) picture.setAttribute('src', address);
    else picture.remove();
  }
}

function pictureSources(picture: Element): (string | null | undefined)[] {
  const source = picture.getAttribute('src');
  const isStandIn = !source || source.startsWith('data:');
  const lazy = lazySources.map((name) => picture.getAttribute(name));
  const first = picture.getAttribute('srcset')?.trim().split(/\s/)[0];
  return isStandIn ? [...lazy, first] : [...lazy, source];
}
