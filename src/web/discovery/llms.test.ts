import { expect, test } from 'vitest';
import type { Priced } from '#/features/catalogue/contract';
import { localizeProfile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { everyLanguage, readerIn } from '#/platform/i18n/site-languages';
import { demoProfile } from '#content/profile/demo';
import { consultingServices, trainingServices } from '../../../tests/support/catalogue';
import { sitePages } from '../site-pages';
import { llms } from './llms';

const shown: Priced = { price: { amount: 3000, currency: 'TRY' } };
const hidden: Priced = { priceHidden: true };
const onRequest: Priced = {};

/** llms.txt in which the first three services have these prices. */
function textWith(prices: Priced[], locale: Locale = 'en'): string {
  const services = consultingServices(locale).slice(0, prices.length);
  return llms({
    locale,
    baseUrl: 'https://leyla.example',
    languages: everyLanguage,
    profile: localizeProfile(demoProfile, readerIn(locale)),
    services: services.map((service, index) => ({ ...service, ...prices[index] })),
    programs: trainingServices(locale).map((program) => ({ ...program, ...hidden })),
    pages: sitePages,
    now: new Date('2026-06-01T08:00:00Z'),
  });
}

/** What stands in parentheses behind each service. */
const factsIn = (text: string) =>
  [...text.matchAll(/\/consulting\S*#[\w-]+\) \(([^)]*)\)/g)].map(([, facts]) => facts);

test('Given services whose prices are all on request, then that is said once', () => {
  const text = textWith([onRequest, onRequest, onRequest]);
  expect(text.match(/on request/g)).toHaveLength(1);
  expect(factsIn(text)).toEqual(['90 minutes', '120 minutes', '60 minutes']);
});

test.each([
  ['tr', ['90 dakika, ₺3.000', '120 dakika', '60 dakika, fiyat talep üzerine']],
  ['en', ['90 minutes, TRY\u00a03,000', '120 minutes', '60 minutes, price on request']],
  ['ar', ['90 دقيقة، 3,000 ليرة تركية', '120 دقيقة', '60 دقيقة، السعر عند الطلب']],
] as const)(
  'Given a price that is shown, one of which nothing is said, and one on request, then each service says its own in %s',
  (locale, facts) => {
    const text = textWith([shown, hidden, onRequest], locale);
    expect(factsIn(text)).toEqual(facts);
  },
);

test('Given services of whose prices nothing is said, then nothing is said', () => {
  expect(textWith([hidden, hidden, hidden])).not.toContain('on request');
});
