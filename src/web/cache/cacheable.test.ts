import { describe, expect, it } from 'vitest';
import { cacheKey } from './cacheable';

describe('which addresses are kept for everybody', () => {
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
  ])('Given %s, Then it is kept as %s', (address, key) => {
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
  ])('Given %s, Then it is not', (address) => {
    expect(cacheKey(address, undefined)).toBeUndefined();
  });

  it('Given a cookie of another language, Then a bare address is not, and one that names its language is', () => {
    expect(cacheKey('/', 'a=1; language=ar')).toBeUndefined();
    expect(cacheKey('/consulting?category=ai', 'language=en')).toBeUndefined();
    expect(cacheKey('/?lang=en', 'language=ar')).toBe('/?lang=en');
    expect(cacheKey('/', 'language=tr')).toBe('/');
  });
});
