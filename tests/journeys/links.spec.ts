import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#/platform/i18n/locale';
import { type SharedSite, sharedSite } from '../support/site';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** The addresses that a page links to or shows, as written. */
const targets = [
  ['a[href], link[href]', 'href'],
  ['img[src], script[src], source[src], iframe[src]', 'src'],
  ['meta[property="og:image"], meta[name="twitter:image"]', 'content'],
  ['form[action]', 'action'],
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

/** A file of the site: its status, the addresses in it, and the fragments that can be linked to. */
interface Seen {
  status: number;
  leads: string[];
  places: Set<string>;
}

async function look(address: string): Promise<Seen> {
  const response = await fetch(address);
  const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
  await response.body?.cancel().catch(() => undefined);
  const { document } = parseHTML(html || '<html></html>');
  const places = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return { status: response.status, leads: targetsOf(document), places: new Set(places) };
}

/** Heads contain the public address, which is this machine under its name. */
function addressOf(lead: string, from: URL): URL | undefined {
  if (!URL.canParse(lead, from)) return undefined;
  const address = new URL(lead, from);
  if (address.hostname === 'localhost') address.hostname = from.hostname;
  return address;
}

/** Every file of the site that can be reached, and every broken link. */
async function crawl(start: string): Promise<{ seen: Map<string, Seen>; broken: string[] }> {
  const requested = new Set<string>();
  const seen = new Map<string, Seen>();
  const broken: string[] = [];
  const waiting = [{ from: 'the start', to: new URL(start) }];
  const places: { from: string; to: URL }[] = [];
  const follow = async (next: { from: string; to: URL }) => {
    const { from, to } = next;
    if (to.hash) places.push(next);
    const address = to.href.replace(/#.*$/, '');
    if (requested.has(address)) return;
    requested.add(address);
    const found = await look(address);
    seen.set(address, found);
    if (found.status !== 200) broken.push(`${from} → ${to.href}: ${found.status}`);
    for (const lead of found.leads) {
      const target = addressOf(lead, to);
      if (!target) broken.push(`${address} → ${lead}: no address`);
      else if (target.origin === to.origin) waiting.push({ from: address, to: target });
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 16).map(follow));
  broken.push(
    ...places
      .filter(({ to }) => !hasPlace(seen, to))
      .map(({ from, to }) => `${from} → ${to.href}: no such place`),
  );
  return { seen, broken };
}

const hasPlace = (seen: Map<string, Seen>, { hash, href }: URL) =>
  seen.get(href.replace(/#.*$/, ''))?.places.has(decodeURIComponent(hash.slice(1)));

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
