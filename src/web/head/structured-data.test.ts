import { expect, test } from 'vitest';
import type { ArticleSummary } from '#/features/articles/contract';
import { localizeProfile } from '#/features/profile/contract';
import { everyLanguage, readerIn } from '#/platform/i18n/site-languages';
import { demoProfile } from '#content/profile/demo';
import { consultingServices, trainingServices } from '../../../tests/support/catalogue';
import {
  articleList,
  courseList,
  courseWithDates,
  professionalService,
  serviceList,
} from './structured-data';

const page = {
  locale: 'en',
  profile: localizeProfile(demoProfile, readerIn('en')),
  baseUrl: 'https://leyla.example',
  languages: everyLanguage,
} as const;

const article = (id: string): ArticleSummary => ({
  id,
  title: `Title ${id}`,
  excerpt: '',
  languages: { title: 'en', excerpt: 'en' },
  image: null,
  picture: null,
  imageAlt: '',
  category: 'Felsefe',
  date: '2026-05-10',
  readTime: 5,
  isPublished: true,
});

test('Given a dozen articles, then the list has ten of them, and says ten', () => {
  const { numberOfItems, itemListElement } = articleList(
    page,
    Array.from({ length: 12 }, (_, index) => article(String(index))),
  );
  expect([numberOfItems, itemListElement.length]).toEqual([10, 10]);
  expect(itemListElement[9]?.item.headline).toBe('Title 9');
});

test('Given the practice, then its hours are Monday to Friday from nine to six, and its currency is the lira', () => {
  expect(professionalService(page)).toMatchObject({
    '@type': ['ProfessionalService', 'Organization'],
    openingHours: 'Mo-Fr 09:00-18:00',
    currenciesAccepted: 'TRY',
  });
});

test('Given the services and programs, then each has the currency but no price', () => {
  const lists = [serviceList(page, consultingServices('en')), courseList(page, trainingServices('en'))];
  for (const { itemListElement } of lists) {
    for (const { item } of itemListElement) {
      expect(item.offers).toMatchObject({ priceCurrency: 'TRY' });
      expect(item.offers).not.toHaveProperty('price');
    }
  }
});

test('Given a program with dates, then each cohort has its times, its place and its language', () => {
  const [program] = trainingServices('en');
  if (!program) throw new Error('no program');
  const cohort = {
    id: 'c1',
    program: { id: program.id, title: program.title },
    dates: [
      { id: 'd1', start: '2026-06-20T10:00:00+03:00', end: '2026-06-20T13:00:00+03:00' },
      { id: 'd2', start: '2026-06-27T10:00:00+03:00', end: '2026-06-27T13:00:00+03:00' },
    ],
    place: 'Kadıköy, İstanbul',
    online: true,
    language: 'tr' as const,
    lastDay: null,
    openness: 'open' as const,
  };
  const { hasCourseInstance, url } = courseWithDates(page, program, [
    cohort,
    { ...cohort, dates: [], place: '', online: false },
  ]);
  expect(hasCourseInstance).toMatchObject([
    {
      inLanguage: 'tr',
      courseMode: ['onsite', 'online'],
      startDate: '2026-06-20T10:00:00+03:00',
      endDate: '2026-06-27T13:00:00+03:00',
      location: [
        { '@type': 'Place', address: 'Kadıköy, İstanbul' },
        { '@type': 'VirtualLocation', url },
      ],
    },
    { inLanguage: 'tr' },
  ]);
  expect(hasCourseInstance[1]).not.toHaveProperty('startDate');
  expect(hasCourseInstance[1]).not.toHaveProperty('location');
});
