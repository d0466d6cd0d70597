import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { isExhaustive } from '../support/breadth';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** The selectors and attributes of the addresses that a page links to or shows. */
const targets = [
  ['a[href], link[href]', 'href'],
  ['img[src], script[src], source[src], iframe[src]', 'src'],
  ['form[action]', 'action'],
  // The site draws a sharing image at its first request. By default only discovery.spec.ts requests them.
  ...(isExhaustive ? [['meta[property="og:image"], meta[name="twitter:image"]', 'content'] as const] : []),
] as const;

function targetsOf(document: Document): string[] {
  const plain = targets.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  const sized = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(',').map((each) => each.trim().split(/\s+/)[0] ?? ''),
  );
  return [...plain, ...sized];
}

/** A response of the site: its status, the addresses in it, and the ids that links can name as fragments. */
interface Visited {
  status: number;
  links: string[];
  fragments: Set<string>;
}

async function visit(address: string): Promise<Visited> {
  const response = await fetch(address);
  const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
  await response.body?.cancel().catch(() => undefined);
  const { document } = parseHTML(html || '<html></html>');
  const fragments = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return { status: response.status, links: targetsOf(document), fragments: new Set(fragments) };
}

/**
 * The address that a link leads to; undefined where it is no address. Public addresses in heads have the host `localhost`, which
 * is replaced by the host from which the crawler started.
 */
function addressOf(link: string, from: URL): URL | undefined {
  if (!URL.canParse(link, from)) return undefined;
  const address = new URL(link, from);
  if (address.hostname === 'localhost') address.hostname = from.hostname;
  return address;
}

/** Follows all links of the site from `start`. Returns every response, and every broken link. */
async function crawl(start: string): Promise<{ seen: Map<string, Visited>; broken: string[] }> {
  const requested = new Set<string>();
  const seen = new Map<string, Visited>();
  const broken: string[] = [];
  const waiting = [{ from: 'the start', to: new URL(start) }];
  const fragments: { from: string; to: URL }[] = [];
  const follow = async (next: { from: string; to: URL }) => {
    const { from, to } = next;
    if (to.hash) fragments.push(next);
    const address = to.href.replace(/#.*$/, '');
    if (requested.has(address)) return;
    requested.add(address);
    const found = await visit(address);
    seen.set(address, found);
    if (found.status !== 200) broken.push(`${from} → ${to.href}: ${found.status}`);
    for (const link of found.links) {
      const target = addressOf(link, to);
      if (!target) broken.push(`${address} → ${link}: no address`);
      else if (target.origin === to.origin) waiting.push({ from: address, to: target });
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 16).map(follow));
  broken.push(
    ...fragments
      .filter(({ to }) => !hasFragment(seen, to))
      .map(({ from, to }) => `${from} → ${to.href}: no such fragment`),
  );
  return { seen, broken };
}

const hasFragment = (seen: Map<string, Visited>, { hash, href }: URL) =>
  seen.get(href.replace(/#.*$/, ''))?.fragments.has(decodeURIComponent(hash.slice(1)));

describe('the links of the site', () => {
  test('Given the whole site, when a crawler follows every link, picture and file, then none is broken', async () => {
    const { seen, broken } = await crawl(`${site.url}/`);
    expect(broken).toEqual([]);
    const pages = [...seen.keys()].map((address) => new URL(address));
    for (const language of locales) {
      const own = pages.filter(({ searchParams }) => (searchParams.get('lang') ?? 'tr') === language);
      const articles = own.filter(({ pathname }) => /^\/articles\/./.test(pathname));
      expect(articles.length, `articles in ${language}`).toBeGreaterThanOrEqual(12);
      for (const path of ['/about', '/training', '/corporate-training-inquiry', '/contact'])
        expect(
          own.some(({ pathname }) => pathname === path),
          `${path} in ${language}`,
        ).toBe(true);
    }
  });
});
