import { withoutTrailingSlashes } from '../input/trailing-slashes.ts';
import type { Entry } from './feed.ts';
import { parseDocument, textOf, webAddress } from './html.ts';

/** Parts of a page whose links don't lead to its articles. */
const elsewhere = 'nav, footer, aside, form, [role="navigation"], body > header';
/** Addresses of lists, authors and topics, not of articles. */
const listAddress =
  /\/(page|sayfa|tag|etiket|category|kategori|author|yazar|search|arama)(\/|$)|[?&](page|sayfa|paged)=/i;
/** The fewest characters of a title. A shorter link text is a button ("devamı", "3"). */
const shortestTitle = 12;

/** The articles that a page lists: links to the same host, preferably those in headings and teasers. */
export function parseListing(html: string, base: string): Entry[] {
  const document = parseDocument(html);
  const page = new URL(base);
  const links = [...document.querySelectorAll('a[href]')].filter((link) => !link.closest(elsewhere));
  const found = new Map<string, string>();
  for (const link of preferred(links)) {
    const url = webAddress(link.getAttribute('href'), base);
    if (!url || !leadsToArticle(new URL(url), page)) continue;
    const title = textOf(link);
    const known = found.get(url);
    // A teaser links its picture, its title and "read on": the longest text is the title.
    if (known === undefined || title.length > known.length) found.set(url, title);
  }
  return [...found]
    .filter(([, title]) => title.length >= shortestTitle)
    .map(([url, title]) => ({ title: title.length > 200 ? '' : title, url }));
}

function preferred(links: readonly Element[]): readonly Element[] {
  const teasers = links.filter(
    (link) => link.closest('article, h1, h2, h3, h4') || link.querySelector('h1, h2, h3, h4'),
  );
  if (teasers.length > 0) return teasers;
  const inside = links.filter((link) => link.closest('main, [role="main"]'));
  return inside.length > 0 ? inside : links;
}

function leadsToArticle({ host, pathname, search }: URL, page: URL): boolean {
  if (host !== page.host || withoutTrailingSlashes(pathname) === '' || listAddress.test(pathname + search))
    return false;
  return withoutTrailingSlashes(pathname) + search !== withoutTrailingSlashes(page.pathname) + page.search;
}
