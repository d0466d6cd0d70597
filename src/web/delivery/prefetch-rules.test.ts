import { expect, it } from 'vitest';
import { sitePages } from '../site-pages';
import { createPrefetchRules } from './prefetch-rules';

const rules = createPrefetchRules(sitePages);

/** Whether the rules of a page in the main language, or in another one, name a link's address; read as browsers read them. */
function isPrefetched(address: string, isMainLanguage: boolean): boolean {
  const [{ where }] = JSON.parse(rules(isMainLanguage)).prefetch;
  const named = ({ and, href_matches }: Where): boolean =>
    and?.every(named) ??
    [href_matches ?? []].flat().some((path) => new URLPattern(path, site).test(address, site));
  return named(where);
}

interface Where {
  and?: Where[];
  href_matches?: string | string[];
}

const site = 'https://leyla.example/';

it.each([
  '/',
  '/?lang=en',
  '/#books',
  '/about',
  '/consulting?category=ai',
  '/articles?page=2',
  '/articles/a-title?lang=ar',
  '/training/ai-strategy',
  '/contact',
])('Given a link to %s, Then its page is fetched while it is pressed', (address) => {
  expect(isPrefetched(address, true)).toBe(true);
});

it.each([
  '/consultation-booking?service=ai-growth',
  '/admin',
  '/admin/books',
  '/api/books',
  '/reservation/1/manage',
  '/reservation-success?id=1',
  '/package/1',
  '/course/1',
  '/enrolment/1',
  '/waiting',
  '/waiting/1',
  '/uploads/a.pdf',
  '/feed.xml',
  '/articles/a/b',
  'https://elsewhere.example/about',
])('Given a link to %s, Then nothing is fetched before it is followed', (address) => {
  expect(isPrefetched(address, true)).toBe(false);
  expect(isPrefetched(address.includes('?') ? `${address}&lang=en` : `${address}?lang=en`, false)).toBe(
    false,
  );
});

it('Given a page in another language than the main one, Then only addresses that name a language are prefetched', () => {
  expect(isPrefetched('/about', false)).toBe(false);
  expect(isPrefetched('/about?lang=ar', false)).toBe(true);
  expect(isPrefetched('/consulting?category=ai&lang=en', false)).toBe(true);
});
