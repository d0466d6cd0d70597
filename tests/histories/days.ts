// Istanbul's calendar in plain arithmetic: its clocks have been three hours ahead of UTC all year since 2016.
// Instants are milliseconds since 1970.
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
const ahead = 3 * hour;

/** The date of an instant, `YYYY-MM-DD`. */
export const dateAt = (at: number): string => new Date(at + ahead).toISOString().slice(0, 10);
/** The hour of the day of an instant: 9.5 is half past nine. */
export const hourAt = (at: number): number => ((at + ahead) % day) / hour;
/** The instant of an hour of a date. */
export const onDay = (date: string, hours = 0): number =>
  Date.parse(`${date}T00:00:00Z`) - ahead + hours * hour;
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
/** The day of the week, from 1 for Monday to 7 for Sunday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
export const mondayOf = (date: string): string => plusDays(date, 1 - weekday(date));
/** `HH:mm` of an hour of the day. */
export const clockText = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 === 0 ? '00' : '30'}`;
/** The id of the slot that begins at an instant. */
export const slotId = (start: number): string => {
  const text = clockText(hourAt(start));
  return `${dateAt(start)}-${text.endsWith(':00') ? text.slice(0, 2) : text.replace(':', '')}`;
};

/**
 * The holidays of 2027, the year of all histories, copied by hand from Law 2429 and the calendar of the Presidency of Religious
 * Affairs: the date, and the hour at which the holiday begins. In 2027, 23 April and 29 October end on a Friday evening, which by
 * the law makes the Saturday a holiday, too.
 */
const holidays: readonly (readonly [id: string, date: string, from: number])[] = [
  ['ramadan-eve', '2027-03-08', 13],
  ['ramadan', '2027-03-09', 0],
  ['ramadan', '2027-03-10', 0],
  ['ramadan', '2027-03-11', 0],
  ['sovereignty', '2027-04-23', 0],
  ['sovereignty', '2027-04-24', 0],
  ['labour', '2027-05-01', 0],
  ['sacrifice-eve', '2027-05-15', 13],
  ['sacrifice', '2027-05-16', 0],
  ['sacrifice', '2027-05-17', 0],
  ['sacrifice', '2027-05-18', 0],
  ['sacrifice', '2027-05-19', 0],
  ['youth', '2027-05-19', 0],
  ['democracy', '2027-07-15', 0],
  ['victory', '2027-08-30', 0],
  ['republic-eve', '2027-10-28', 13],
  ['republic', '2027-10-29', 0],
  ['republic', '2027-10-30', 0],
];
export const holidayIds = [...new Set(holidays.map(([id]) => id))];

/** The times in which nothing can be booked because of the holidays with these ids. */
export const holidayTimes = (ids: readonly string[]): { date: string; start: number; end: number }[] =>
  holidays
    .filter(([id]) => ids.includes(id))
    .map(([, date, from]) => ({ date, start: onDay(date, from), end: onDay(plusDays(date, 1)) }));
