import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { createCacheKeys } from './delivery/cache/cache-keys';
import { addressesOf, itemPath } from './discovery/addresses';
import { robots } from './discovery/robots';
import { addressIn, sharingPath } from './head/addresses';
import { listPages, personalPaths } from './pages';
import { factsShown } from './shell/facts-shown';
import { sitePages } from './site-pages';

/**
 * A site with a page for everybody, a page for each item of a content noun, a page personal to one visitor, a page without facts,
 * and the owner's room.
 */
function treeWith({ advice, receipt }: { advice: string; receipt: string }) {
  const root = createRootRoute();
  const getParentRoute = () => root;
  const room = createRoute({ getParentRoute, path: '/room', staticData: { audience: 'owner' } });
  const pages = [
    createRoute({
      getParentRoute,
      path: `/${advice}`,
      staticData: {
        audience: 'everybody',
        hydrate: 'at first sign',
        cacheBy: { service: 'service' },
        sitemap: 'page',
        barItem: 'consulting',
        llms: 'consulting',
        share: 'consulting',
      },
    }),
    createRoute({
      getParentRoute,
      path: `/${advice}/$id`,
      staticData: { audience: 'everybody', sitemap: 'items', items: 'advice', barItem: 'consulting' },
    }),
    createRoute({ getParentRoute, path: `/${receipt}/$id`, staticData: { audience: 'visitor' } }),
    createRoute({ getParentRoute, path: '/forgotten' }),
    room.addChildren([createRoute({ getParentRoute: () => room, path: '/letters' })]),
  ];
  const router = createRouter({ routeTree: root.addChildren(pages), history: createMemoryHistory() });
  return { router, pages: listPages(router) };
}

/** Everything that is derived from the routes' facts. */
function derived({ router, pages }: ReturnType<typeof treeWith>) {
  const keyOf = createCacheKeys(pages, (kind, value) => `${kind} ${value}` === 'service a1');
  const cached = ['/advice', '/guidance', '/room/letters', '/forgotten'].flatMap((path) =>
    [path, `${path}?service=a1`, `${path}?service=b2`, `${path}/x`].flatMap(
      (address) => keyOf(address, undefined) ?? [],
    ),
  );
  return {
    cached,
    sitemap: addressesOf(pages, new Map([['advice', [{ id: 'x', changed: '2026-05-04' }]]])),
    robots: robots('', pages).match(/(?<=Disallow: ).*/g),
    offline: personalPaths(pages),
    hydratedAtFirstSign: pages.flatMap(({ id, hydrate }) => (hydrate === 'at first sign' ? [id] : [])),
    llms: pages.flatMap(({ path, llms }) => (llms ? [path] : [])),
    shared: pages.flatMap(({ path, share }) => (share ? [sharingPath(path)] : [])),
    current: ['/advice/x', '/guidance/x'].map((path) => factsShown(router.matchRoutes(path)).barItem),
  };
}

test('Given the routes, Then each list contains exactly the pages whose facts ask for it, and a page without facts is personal', () => {
  expect(derived(treeWith({ advice: 'advice', receipt: 'receipt' }))).toEqual({
    cached: ['/advice', '/advice?service=a1', '/advice/x'],
    sitemap: [{ path: '/advice' }, { path: '/advice/x', changed: '2026-05-04' }],
    robots: ['/api', '/forgotten', '/receipt', '/room'],
    offline: ['/forgotten', '/receipt', '/room'],
    hydratedAtFirstSign: ['/advice'],
    llms: ['/advice'],
    shared: ['/share/advice.png'],
    current: ['consulting', undefined],
  });
});

test('Given this site, Then the pages of appointments and of the owner’s room are personal', () => {
  expect(personalPaths(sitePages)).toEqual([
    '/admin',
    '/course',
    '/enrolment',
    '/package',
    '/reservation',
    '/reservation-success',
    '/waiting',
  ]);
});

test('Given a renamed route, Then every list has its new address, and nothing else changes', () => {
  const before = JSON.stringify(derived(treeWith({ advice: 'advice', receipt: 'receipt' })));
  const after = derived(treeWith({ advice: 'guidance', receipt: 'slip' }));
  expect(after).toEqual({
    ...JSON.parse(before.replaceAll('/advice', '/guidance').replaceAll('/receipt', '/slip')),
    robots: ['/api', '/forgotten', '/room', '/slip'],
    offline: ['/forgotten', '/room', '/slip'],
    current: [undefined, 'consulting'],
  });
});

test('Given items with pages of their own and items that share a page, Then each item has an address', () => {
  expect(itemPath({ path: '/advice/$id' }, 'x')).toBe('/advice/x');
  expect(itemPath({ path: '/talks' }, 'x')).toBe('/talks#x');
  expect(addressIn({ baseUrl: '', languages: everyLanguage }, '/talks#x', 'en')).toBe('/talks?lang=en#x');
});
