import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#/platform/time/zone';
import { turkishHolidays } from './rules';
import { turkishHolidayDays } from './turkish-holidays';

const years = Array.from({ length: 11 }, (_, index) => 2025 + index);
const daysOf = (id: string, year: number) => turkishHolidayDays(year).filter((day) => day.id === id);
const firstDays = (id: string) =>
  years.flatMap((year) =>
    daysOf(id, year)
      .map(({ date }) => date)
      .filter((date, index, all) => index === 0 || daysBetween(all[index - 1] ?? '', date) > 1),
  );

describe('as Law 2429 has them', () => {
  test.each(years)('Given the year %i, then each holiday is as long as the law says, on its date', (year) => {
    const fixed = turkishHolidayDays(year)
      .filter(({ id }) => !/ramadan|sacrifice/.test(id))
      .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index);
    const dates = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-28', '10-29'];
    expect(fixed.map(({ date }) => date.slice(5))).toEqual(expect.arrayContaining(dates));
    const eves = turkishHolidayDays(year).filter(({ from }) => from !== '00:00');
    expect(eves.every(({ id, from }) => id.endsWith('-eve') && from === '13:00')).toBe(true);
    expect(daysOf('republic-eve', year).map(({ date }) => date)).toEqual([`${year}-10-28`]);
  });

  test('Given the year 2026, then the feasts last three and a half and four and a half days', () => {
    const feasts = turkishHolidayDays(2026).filter(({ id }) => /ramadan|sacrifice/.test(id));
    expect(feasts.map(({ date, from }) => `${date} ${from}`)).toEqual([
      '2026-03-19 13:00',
      '2026-03-20 00:00',
      '2026-03-21 00:00',
      '2026-03-22 00:00',
      '2026-05-26 13:00',
      '2026-05-27 00:00',
      '2026-05-28 00:00',
      '2026-05-29 00:00',
      '2026-05-30 00:00',
    ]);
  });

  test('Given a holiday that ends on a Friday, then the Saturday is free too, and no other day after a holiday', () => {
    expect(daysOf('labour', 2026).map(({ date }) => date)).toEqual(['2026-05-01', '2026-05-02']);
    expect(daysOf('republic', 2027).map(({ date }) => date)).toEqual(['2027-10-29', '2027-10-30']);
    expect(daysOf('republic', 2026).map(({ date }) => date)).toEqual(['2026-10-29']);
  });

  test('Given all years to 2035, then every holiday occurs in each, and both feasts as often as the lunar year lets them', () => {
    for (const id of turkishHolidays.filter((each) => !/ramadan|sacrifice/.test(each)))
      expect(years.filter((year) => daysOf(id, year).length === 0)).toEqual([]);
    expect(firstDays('ramadan')).toHaveLength(12);
    expect(firstDays('sacrifice')).toHaveLength(11);
  });
});

describe('as independent sources have them', () => {
  test.each([
    ['ramadan', '1 Shawwal'],
    ['sacrifice', '10 Dhu al-Hijjah'],
  ])('Given the feast %s, then the package date-holidays has the same first days', (id, rule) => {
    const calendar = new Holidays('TR');
    const theirs = years.flatMap((year) =>
      calendar
        .getHolidays(year)
        .filter((holiday) => holiday.type === 'public' && holiday.rule.startsWith(rule))
        .map(({ date }) => date.slice(0, 10)),
    );
    expect(firstDays(id)).toEqual(theirs);
  });

  test.each([
    ['ramadan', '10/1', ['2033-01-02']],
    ['sacrifice', '12/10', ['2033-03-11', '2035-02-18']],
  ])(
    'Given the feast %s, then the calendar of Umm al-Qura differs by a day where the crescent is seen elsewhere first, and nowhere else',
    (id, monthAndDay, different) => {
      const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
        month: 'numeric',
        day: 'numeric',
        timeZone: 'UTC',
      });
      const isFirst = (date: string) => hijri.format(Date.parse(date)) === monthAndDay;
      expect(firstDays(id).filter((date) => !isFirst(date))).toEqual(different);
      for (const date of different) expect(isFirst(addDays(date, 1))).toBe(true);
    },
  );
});
