import { expect, test } from 'vitest';
import { faultsOf } from './vocabulary';

const course = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: 'Ölçmek',
  provider: { '@type': 'ProfessionalService', name: 'Leyla' },
  hasCourseInstance: { '@type': 'CourseInstance', courseWorkload: 'PT40H' },
  timeRequired: 'PT5M',
};
const hours = {
  '@type': 'OpeningHoursSpecification',
  opens: '09:00',
  dayOfWeek: 'https://schema.org/Monday',
};

test('Given valid structured data, then there are no faults', () => {
  expect(faultsOf(course)).toEqual([]);
  const practice = { '@type': ['ProfessionalService', 'Organization'], openingHoursSpecification: hours };
  expect(faultsOf({ '@context': 'https://schema.org', ...practice })).toEqual([]);
});

test.each([
  ['an unknown type', { ...course, '@type': 'Kurs' }],
  ['a property that doesn’t exist', { ...course, price: '5' }],
  ['a property of another type', { ...course, openingHours: 'Mo-Fr 09:00-18:00' }],
  ['text where a thing is required', { ...course, provider: 'Leyla' }],
  ['a thing of another type', { ...course, provider: { '@type': 'Course', name: 'Leyla' } }],
  ['a duration in words', { ...course, timeRequired: '5 dakika' }],
  ['a nested fault', { ...course, provider: { '@type': 'Organization', nmae: 'Leyla' } }],
  [
    'an invalid date',
    { ...course, '@type': 'Service', hoursAvailable: { ...hours, dayOfWeek: 'Pazartesi' } },
  ],
  ['another context', { ...course, '@context': 'https://example.com' }],
])('Given %s, then the fault is reported', (_, block) => {
  expect(faultsOf(block)).not.toEqual([]);
});
