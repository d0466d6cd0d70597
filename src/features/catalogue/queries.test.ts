import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';
import { openTestApi, type TestApi } from '../../../tests/support/api';
import {
  bookableServices,
  consultingPackages,
  consultingService,
  consultingServices,
  corporatePrograms,
  findConsultingService,
  trainingServices,
} from '../../../tests/support/catalogue';
import {
  consultingPackage,
  consultingService as consultingSchema,
  corporateProgram,
  trainingService,
} from './contract';

const catalogueIn = (locale: (typeof locales)[number]) => ({
  services: consultingServices(locale),
  packages: consultingPackages(locale),
  trainings: trainingServices(locale),
  corporate: corporatePrograms(locale),
});

const countByCategory = (items: { category: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(items, (item) => item.category)).map(([k, v]) => [k, v?.length]),
  );

describe.each(locales)('Given the catalogue in %s', (locale) => {
  const { services, packages, trainings, corporate } = catalogueIn(locale);
  const described = [...services, ...packages, ...trainings, ...corporate];

  test('then each category has the specified number of items', () => {
    expect(countByCategory(services)).toEqual({ marketing: 4, ai: 3, ecommerce: 2, special: 4 });
    expect(countByCategory(trainings)).toEqual({
      digital: 3,
      ai: 2,
      ecommerce: 2,
      leadership: 2,
      bootcamp: 2,
    });
    expect(packages).toHaveLength(2);
    expect(corporate).toHaveLength(2);
  });

  test('then every item has exactly the fields of its contract', () => {
    expect(z.array(z.strictObject(consultingSchema.shape)).parse(services)).toEqual(services);
    expect(z.array(z.strictObject(consultingPackage.shape)).parse(packages)).toEqual(packages);
    expect(z.array(z.strictObject(trainingService.shape)).parse(trainings)).toEqual(trainings);
    expect(z.array(z.strictObject(corporateProgram.shape)).parse(corporate)).toEqual(corporate);
  });

  test('then no title occurs twice', () => {
    expect(new Set(described.map((item) => item.title)).size).toBe(described.length);
  });

  test('then every description has a reasonable length', () => {
    for (const { id, description } of described) {
      expect(description.length, `${id}: ${description.length}`).toBeGreaterThanOrEqual(180);
      expect(description.length, `${id}: ${description.length}`).toBeLessThanOrEqual(320);
    }
  });

  test('then no price can be found', () => {
    expect(JSON.stringify(described)).not.toMatch(
      /"[a-z]*price[a-z]*":|₺|\bTL\b|\bTRY\b|7[.,]?500|22[.,]?000/,
    );
  });

  test('then the three items of the home page come first', () => {
    expect(services.slice(0, 3).map((item) => item.id)).toEqual([
      'buyume-stratejisi',
      'ai-transformation',
      'eticaret-audit',
    ]);
    expect(trainings.slice(0, 3).map((item) => item.id)).toEqual([
      'digital-marketing-fundamentals',
      'ecommerce-growth-accelerator',
      'c-level-marketing-leadership',
    ]);
  });

  test('then each program lists 6 to 8 topics and each corporate one 4 to 6 benefits, without duplicates', () => {
    for (const { topics } of trainings) {
      expect(new Set(topics).size).toBe(topics.length);
      expect(topics.length).toBeGreaterThanOrEqual(6);
      expect(topics.length).toBeLessThanOrEqual(8);
    }
    for (const { benefits } of corporate) {
      expect(new Set(benefits).size).toBe(benefits.length);
      expect(benefits.length).toBeGreaterThanOrEqual(4);
      expect(benefits.length).toBeLessThanOrEqual(6);
    }
  });

  test('when a service is searched by its title in this language, then it is found', () => {
    for (const { id, title } of services) {
      expect(findConsultingService(title)?.id).toBe(id);
      expect(findConsultingService(` ${title} `, locale)).toEqual(consultingService(id, locale));
    }
  });
});

test('Given the bookable services, then they are the nine of the specification, with the specified durations', () => {
  expect(bookableServices('tr').map(({ id, minutes, category }) => [id, minutes, category])).toEqual([
    ['buyume-stratejisi', 90, 'marketing'],
    ['ai-transformation', 120, 'ai'],
    ['eticaret-audit', 60, 'ecommerce'],
    ['hizli-tanisma', 30, 'marketing'],
    ['dijital-pazarlama', 60, 'marketing'],
    ['marka-konumlandirma', 75, 'marketing'],
    ['ai-pazarlama', 60, 'ai'],
    ['ai-growth', 90, 'ai'],
    ['omnichannel', 90, 'ecommerce'],
  ]);
});

test('Given the id of a service, then the service is found; given anything else, then nothing is found', () => {
  expect(findConsultingService('omnichannel', 'en')?.title).toBe('Omnichannel strategy planning');
  expect(consultingService('ikinci-gorus', 'en')?.bookable).toBe(false);
  expect(findConsultingService('')).toBeUndefined();
  expect(findConsultingService('constructor')).toBeUndefined();
  expect(consultingService('yok', 'tr')).toBeUndefined();
});

test('Given the 11 programs, then their weeks and hours are those of the specification', () => {
  const table = Object.fromEntries(
    trainingServices('en').map((item) => [item.title, [item.weeks, item.hours]]),
  );
  expect(table).toEqual({
    'Digital Marketing Fundamentals Bootcamp': [5, 40],
    'Performance Marketing Mastery': [3, 24],
    'Content Marketing & Storytelling': [4, 32],
    'AI-Powered Marketing Transformation': [6, 48],
    'Data Analytics & Insights Mastery': [5, 40],
    'E-commerce Growth Accelerator': [5, 40],
    'Marketplace Strategy & Management': [3, 24],
    'C-Level Marketing Leadership Program': [10, 80],
    'Digital Transformation Leadership': [6, 48],
    'Marketing Master Bootcamp': [12, 120],
    'AI Marketing Specialist Bootcamp': [8, 80],
  });
});

test('Given a duration, then each language uses its own plural forms', () => {
  const minutes = (locale: (typeof locales)[number]) =>
    consultingService('ai-transformation', locale)?.duration;
  expect(locales.map(minutes)).toEqual(['120 dakika', '120 minutes', '120 دقيقة']);

  const weeks = (locale: (typeof locales)[number], id: string) =>
    trainingServices(locale).find((item) => item.id === id)?.duration;
  expect(weeks('tr', 'digital-marketing-fundamentals')).toBe('5 hafta (40 saat)');
  expect(weeks('en', 'digital-marketing-fundamentals')).toBe('5 weeks (40 hours)');
  expect(weeks('ar', 'performance-marketing-mastery')).toBe('3 أسابيع (24 ساعة)');
  expect(weeks('ar', 'c-level-marketing-leadership')).toBe('10 أسابيع (80 ساعة)');
  expect(weeks('ar', 'marketing-master-bootcamp')).toBe('12 أسبوعًا (120 ساعة)');

  expect(locales.map((locale) => corporatePrograms(locale).map((item) => item.participants))).toEqual([
    ['10-50 katılımcı', '5-15 katılımcı'],
    ['10-50 participants', '5-15 participants'],
    ['من 10 إلى 50 مشاركًا', 'من 5 إلى 15 مشاركًا'],
  ]);
});

test('Given the three languages, then no text of one language appears in another', () => {
  const collectStrings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
  };
  const textsIn = (locale: (typeof locales)[number]) =>
    Object.values(catalogueIn(locale))
      .flat()
      .flatMap(({ id: _id, ...item }) =>
        collectStrings('category' in item ? { ...item, category: '', mode: '' } : item),
      )
      .filter((text) => text !== '');

  for (const text of textsIn('ar')) {
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toMatch(/\p{Script=Latin}|[٠-٩۰-۹]/u);
  }
  for (const text of textsIn('en')) expect(text).not.toMatch(/[çğıöşüÇĞİÖŞÜ]|\p{Script=Arabic}/u);
  for (const text of textsIn('tr')) expect(text).not.toMatch(/\p{Script=Arabic}|\b(the|and|with|for)\b/iu);
  for (const locale of locales)
    for (const text of textsIn(locale)) expect(text).not.toMatch(/[—–]|['"]|\s{2}/);
});

describe('When the stored catalogue is requested over HTTP', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await openTestApi('postgres', '2026-06-04T09:00:00Z');
  });
  afterAll(() => site.close());

  const paths = {
    '/consulting-services': consultingServices,
    '/consulting-packages': consultingPackages,
    '/training-services': trainingServices,
    '/corporate-programs': corporatePrograms,
  };

  test.each(Object.entries(paths))(
    'then the response of %s is in the language of ?lang=',
    async (path, query) => {
      const fetchCatalogue = async (search: string) => {
        const response = await site.get(`/api${path}${search}`);
        expect(response.status).toBe(200);
        return response.json();
      };
      for (const locale of locales) expect(await fetchCatalogue(`?lang=${locale}`)).toEqual(query(locale));
      expect(await fetchCatalogue('')).toEqual(query('tr'));
      expect(await fetchCatalogue('?lang=')).toEqual(query('tr'));
      expect(await fetchCatalogue('?lang=fr')).toEqual(query('en'));
      expect(await fetchCatalogue('?lang=ar&lang=en')).toEqual(query('ar'));
    },
  );

  test('then the categories come in the order of the pages', async () => {
    const ids = async (path: string) =>
      (await (await site.get(`/api/${path}?lang=en`)).json()).map(({ id }: { id: string }) => id);
    expect(await ids('consulting-categories')).toEqual(['marketing', 'ai', 'ecommerce', 'special']);
    expect(await ids('training-categories')).toEqual([
      'digital',
      'ai',
      'ecommerce',
      'leadership',
      'bootcamp',
    ]);
  });
});
