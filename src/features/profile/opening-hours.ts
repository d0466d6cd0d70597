/** Weekdays in the notation of schema.org, Monday first. */
export const dayCodes: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** One or more days in a row with the same hours. Days count from Monday, which is 0. */
export interface OpenDays {
  first: number;
  last: number;
  /** Such as '09:00'. */
  opens: string;
  closes: string;
}

const notation = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/;

function readEntry(text: string): OpenDays | undefined {
  const [, from = '', to = from, opens = '', closes = ''] = notation.exec(text) ?? [];
  const [first, last] = [dayCodes.indexOf(from), dayCodes.indexOf(to)];
  return first < 0 || last < first ? undefined : { first, last, opens, closes };
}

/** Reads opening hours in the notation of schema.org, 'Mo-Fr 09:00-18:00; Sa 10:00-14:00'; undefined for any other notation. */
export function readOpeningHours(text: string): OpenDays[] | undefined {
  const entries = text === '' ? [] : text.split('; ').map(readEntry);
  return entries.every((each) => each !== undefined) ? entries : undefined;
}
