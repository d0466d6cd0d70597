const days: readonly (string | undefined)[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const notation = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/;

/** 'Mo-Fr 09:00-18:00' as schema.org's OpeningHoursSpecification; undefined for any other notation. */
export function openingHours(text: string) {
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
