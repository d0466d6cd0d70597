import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApi, type TestApi } from '../../../../tests/support/api';
import { sitePages } from '../../site-pages';
import { createCacheKeys } from './cache-keys';
import { createKnownValues, readKnownValues } from './known-values';

const empty = new Set<string>();
const none = {
  'consulting category': empty,
  'training category': empty,
  service: empty,
  package: empty,
  topic: empty,
  program: empty,
  'later page': empty,
};

let site: TestApi;
let cacheKey: ReturnType<typeof createCacheKeys>;
beforeAll(async () => {
  site = await openTestApi('postgres', '2026-06-04T09:00:00Z');
  const isKnown = createKnownValues(
    () => 1,
    () => readKnownValues(site.ctx),
  );
  await vi.waitUntil(() => isKnown('topic', 'special'));
  cacheKey = createCacheKeys(sitePages, isKnown);
});
afterAll(() => site.close());

describe('the cache keys of addresses', () => {
  it.each([
    ['/', '/'],
    ['/consulting?category=ai&lang=ar', '/consulting?category=ai&lang=ar'],
    ['/consulting?lang=ar&category=ai', '/consulting?category=ai&lang=ar'],
    ['/articles/1f0c?utm_source=mail&lang=en&fbclid=1', '/articles/1f0c?lang=en'],
    ['/?gclid=x', '/'],
    ['/?lang=%65n', '/?lang=en'],
    ['/articles?page=2', '/articles?page=2'],
    ['/consultation-booking?service=ai-growth&lang=en', '/consultation-booking?lang=en&service=ai-growth'],
    ['/consultation-booking?topic=special', '/consultation-booking?topic=special'],
    ['/articles/%C3%A7ay', '/articles/%C3%A7ay'],
  ])('Given %s, Then its page is cached as %s', (address, key) => {
    expect(cacheKey(address, undefined)).toBe(key);
  });

  it.each([
    '/api/books',
    '/admin',
    '/admin/books?lang=en',
    '/reservation-success?id=1',
    '/reservation/1/manage',
    '/sitemap.xml',
    '/uploads/a',
    '/healthz',
    '//evil.example/',
    '/consulting?id=1',
    '/?lang=en&lang=ar',
    '/?lang=fr',
    '/?lang=',
    '/?category=ai',
    '/?constructor=x',
    '/consulting?category=x',
    '/consulting?constructor=x',
    '/articles?page=02',
    '/consultation-booking?service=x',
    '/consultation-booking?service=ai-growth&topic=special',
    '/training-booking?program=x',
    '/About',
    '/articles/1F0C',
    '/articles/%31f0c',
    '/articles/%c3%a7ay',
    '/articles/%2e',
    '/articles/%',
    `/articles/${'a'.repeat(600)}`,
    'http://other.example/',
  ])('Given %s, Then its page is not cached', (address) => {
    expect(cacheKey(address, undefined)).toBeUndefined();
  });

  it('Given a cookie of another language, Then an address without language is not cached, and one with a language is', () => {
    expect(cacheKey('/', 'a=1; language=ar')).toBeUndefined();
    expect(cacheKey('/consulting?category=ai', 'language=en')).toBeUndefined();
    expect(cacheKey('/?lang=en', 'language=ar')).toBe('/?lang=en');
    expect(cacheKey('/', 'language=tr')).toBe('/');
  });
});

describe('a new service and a deleted one', () => {
  it('Given a change of the content, Then the page of the new service is cached from then on, and that of the deleted one no longer', async () => {
    let version = 1;
    const read = async () => ({ ...none, service: new Set([version === 1 ? 'former' : 'new']) });
    const keyOf = createCacheKeys(
      sitePages,
      createKnownValues(() => version, read),
    );
    const cached = async () => {
      const ask = () =>
        ['former', 'new'].filter((id) => keyOf(`/consultation-booking?service=${id}`, undefined));
      ask();
      // The known values of the new version are read in the background.
      await new Promise(setImmediate);
      return ask();
    };
    expect(await cached()).toEqual(['former']);
    version = 2;
    expect(await cached()).toEqual(['new']);
  });
});
