import { type OpenDays, readOpeningHours } from '#/features/profile/rules';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const oneOrMore = <T>(values: T[]): T | T[] | undefined => (values.length > 1 ? values : values[0]);

/** 'Mo-Fr 09:00-18:00; Sa 10:00-14:00' as schema.org's openingHours; undefined for none. */
export const openingHoursTexts = (text: string) => oneOrMore(text.split('; ').filter(Boolean));

/** Opening hours such as 'Mo-Fr 09:00-18:00' as schema.org's OpeningHoursSpecification; undefined for any other notation. */
export const openingHours = (text: string) => oneOrMore((readOpeningHours(text) ?? []).map(specification));

const specification = ({ first, last, opens, closes }: OpenDays) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: names.slice(first, last + 1).map((name) => `https://schema.org/${name}`),
  opens,
  closes,
});
