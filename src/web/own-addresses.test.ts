import { expect, test } from 'vitest';
import { isOwnAddress } from './own-addresses';
import { sitePages } from './site-pages';

const isOwn = (address: string) => isOwnAddress(sitePages, new URL(address, 'https://site.example'));

test.each([
  '/',
  '/about',
  '/articles',
  '/admin',
  '/admin/anything',
  '/reservation/1/manage',
  '/reservation-success?id=1',
  '/api/books',
  '/uploads/x.avif',
  '/robots.txt',
  '/consulting?category=ai',
])('%s belongs to the site', (address) => {
  expect(isOwn(address)).toBe(true);
});

test.each(['/?p=12', '/2015/03/eski', '/articles/gone', '/about/eski', '/administrator', '/feed'])(
  '%s is free for a redirect',
  (address) => {
    expect(isOwn(address)).toBe(false);
  },
);
