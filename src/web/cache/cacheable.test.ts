import { describe, expect, it } from 'vitest';
import { cacheKey } from './cacheable';

describe('which addresses are kept for everybody', () => {
  it.each([
    ['/', '/'],
    ['/consulting?category=ai&lang=ar', '/consulting?category=ai&lang=ar'],
    ['/consulting?lang=ar&category=ai', '/consulting?category=ai&lang=ar'],
    ['/articles/1f0c?utm_source=mail&lang=en&fbclid=1', '/articles/1f0c?lang=en'],
    ['/?gclid=x', '/'],
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
    `/articles/${'a'.repeat(600)}`,
    'http://other.example/',
  ])('Given %s, Then it is not', (address) => {
    expect(cacheKey(address, undefined)).toBeUndefined();
  });

  it('Given a cookie of another language, Then a bare address is not, and one that names its language is', () => {
    expect(cacheKey('/', 'a=1; language=ar')).toBeUndefined();
    expect(cacheKey('/?category=ai', 'language=en')).toBeUndefined();
    expect(cacheKey('/?lang=en', 'language=ar')).toBe('/?lang=en');
    expect(cacheKey('/', 'language=tr')).toBe('/');
  });
});
