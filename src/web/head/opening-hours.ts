const days: readonly (string | undefined)[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const notation = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/;

/** One value as it is, several as a list; undefined for none. */
const oneOrMore = <T>(values: T[]): T | T[] | undefined => (values.length > 1 ? values : values[0]);
const entriesOf = (text: string) => text.split('; ').filter(Boolean);

/** 'Mo-Fr 09:00-18:00; Sa 10:00-14:00' as schema.org's openingHours; undefined for none. */
export const openingHoursTexts = (text: string) => oneOrMore(entriesOf(text));

/** The same as schema.org's OpeningHoursSpecification; undefined for any other notation. */
export function openingHours(text: string) {
  const hours = entriesOf(text).map(specification);
  return oneOrMore(hours.flatMap((each) => each ?? []));
}

function specification(text: string) {
  const [, first, last = first, opens, closes] = notation.exec(text) ?? [];
  const from = days.indexOf(first);
  const to = days.indexOf(last);
  if (from < 0 || to < from) return undefined;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names.slice(from, to + 1).map((name) => `https://schema.org/${name}`),
    opens,
    closes,
  };
}
