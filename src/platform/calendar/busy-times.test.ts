import { describe, expect, test } from 'vitest';
import { toInstant } from '#/platform/time/zone';
import { processorTime } from '../../../tests/support/processor';
import { type BusyWindow, readBusyTimes } from './busy-times';

const window = {
  from: new Date('2026-06-01T00:00:00Z'),
  to: new Date('2026-07-01T00:00:00Z'),
  timeZone: 'Europe/Istanbul',
};
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];

async function readWithin(within: BusyWindow, ...lines: string[]) {
  const result = await readBusyTimes(file(...lines), within);
  if (!result.ok) throw new Error(result.reason);
  const shown = result.busy.map(({ start, end }) =>
    [start, end].map((at) => at.toISOString().slice(5, 16)).join(' '),
  );
  return { shown, skipped: result.skipped };
}
const busy = async (...lines: string[]) => (await readWithin(window, ...lines)).shown;

describe('the busy times of a calendar file', () => {
  test('Given events in UTC, in a named zone, without a zone and for whole days, then the busy times are right', async () => {
    expect(await busy(...event('DTSTART:20260610T110000Z', 'DTEND:20260610T120000Z'))).toEqual([
      '06-10T11:00 06-10T12:00',
    ]);
    expect(
      await busy(
        ...event('DTSTART;TZID=Europe/Berlin:20260610T110000', 'DTEND;TZID=Europe/Berlin:20260610T113000'),
      ),
    ).toEqual(['06-10T09:00 06-10T09:30']);
    expect(await busy(...event('DTSTART:20260610T110000', 'DURATION:PT45M'))).toEqual([
      '06-10T08:00 06-10T08:45',
    ]);
    expect(await busy(...event('DTSTART;VALUE=DATE:20260610', 'DTEND;VALUE=DATE:20260612'))).toEqual([
      '06-09T21:00 06-11T21:00',
    ]);
    expect(await busy(...event('DTSTART;VALUE=DATE:20260610'))).toEqual(['06-09T21:00 06-10T21:00']);
  });

  test.each([
    // A day of 23 hours without a midnight, a day of 25 hours, and a zone whose offset isn't a whole number of hours.
    ['Asia/Beirut', '20260329', '03-28T22:00 03-29T21:00'],
    ['America/New_York', '20261101', '11-01T04:00 11-02T05:00'],
    ['Asia/Kolkata', '20260610', '06-09T18:30 06-10T18:30'],
  ])(
    'Given a site in %s, then a whole day of %s lasts from midnight to midnight there, also in a series, and a time without a zone is that of the site',
    async (timeZone, date, shown) => {
      const year = { from: new Date('2026-01-01'), to: new Date('2027-01-01'), timeZone };
      expect((await readWithin(year, ...event(`DTSTART;VALUE=DATE:${date}`))).shown).toEqual([shown]);
      const twoYearsBefore = String(Number(date) - 20_000);
      const series = event(`DTSTART;VALUE=DATE:${twoYearsBefore}`, `RRULE:FREQ=YEARLY;UNTIL=${date}`);
      expect((await readWithin(year, ...series)).shown).toEqual([shown]);
      const meeting = event(`DTSTART:${date}T120000`, 'DURATION:PT1H');
      const noon = toInstant(date.replace(/(....)(..)(..)/, '$1-$2-$3'), '12:00', timeZone);
      expect((await readWithin(year, ...meeting)).shown[0]?.slice(0, 11)).toBe(
        noon.toISOString().slice(5, 16),
      );
    },
  );

  test('Given a zone that only the file itself defines, then its rules determine summer time', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'TZOFFSETFROM:+0600',
      'TZOFFSETTO:+0500',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T020000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0600',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const found = await busy(
      ...zone,
      ...event('DTSTART;TZID=Somewhere:20260610T110000', 'DTEND;TZID=Somewhere:20260610T120000'),
    );
    expect(found).toEqual(['06-10T05:00 06-10T06:00']);
  });

  test('Given events that are cancelled, transparent or without length, and alarms, then they are not busy times', async () => {
    const at = ['DTSTART:20260610T110000Z', 'DTEND:20260610T120000Z'];
    expect(await busy(...event(...at, 'STATUS:CANCELLED'))).toEqual([]);
    expect(await busy(...event(...at, 'TRANSP:TRANSPARENT'))).toEqual([]);
    expect(await busy(...event('DTSTART:20260610T110000Z'))).toEqual([]);
    expect(
      await busy(
        ...event(...at, 'BEGIN:VALARM', 'TRIGGER:-PT10M', 'DURATION:PT9H', 'STATUS:CANCELLED', 'END:VALARM'),
      ),
    ).toEqual(['06-10T11:00 06-10T12:00']);
  });

  test('Given a series with a moved, a cancelled and an added occurrence, then only occurrences that take place are busy times', async () => {
    const series = event(
      'DTSTART;TZID=Europe/Istanbul:20260601T100000',
      'DTEND;TZID=Europe/Istanbul:20260601T110000',
      'RRULE:FREQ=WEEKLY;UNTIL=20260629T070000Z',
      'EXDATE;TZID=Europe/Istanbul:20260608T100000',
      'RDATE;TZID=Europe/Istanbul:20260603T100000',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Istanbul:20260615T100000',
      'DTSTART;TZID=Europe/Istanbul:20260616T150000',
      'DTEND;TZID=Europe/Istanbul:20260616T160000',
    );
    const cancelled = event(
      'RECURRENCE-ID:20260622T070000Z',
      'DTSTART:20260622T070000Z',
      'DTEND:20260622T080000Z',
      'STATUS:CANCELLED',
    );
    expect(await busy(...series, ...moved, ...cancelled)).toEqual([
      '06-01T07:00 06-01T08:00',
      '06-03T07:00 06-03T08:00',
      '06-16T12:00 06-16T13:00',
      '06-29T07:00 06-29T08:00',
    ]);
  });

  test('Given a series that began twenty years ago and crosses summer time, then its clock time stays the same', async () => {
    const found = await busy(
      ...event(
        'DTSTART;TZID=Europe/Berlin:20060102T090000',
        'DTEND;TZID=Europe/Berlin:20060102T100000',
        'RRULE:FREQ=DAILY',
      ),
    );
    expect(found).toHaveLength(30);
    expect(found[0]).toBe('06-01T07:00 06-01T08:00');
  });

  test('Given thousands of events, and hundreds of series that began ten years ago, then they are read quickly', async () => {
    const series = Array.from({ length: 300 }, (_, i) =>
      event(
        `DTSTART;TZID=Europe/Istanbul:20160104T${10 + (i % 8)}0000`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
      ),
    ).flat();
    const single = Array.from({ length: 3_000 }, (_, i) =>
      event(`DTSTART:202606${10 + (i % 20)}T110000Z`, 'DURATION:PT1H'),
    );
    const spent = processorTime();
    const { shown, skipped } = await readWithin(window, ...series, ...single.flat());
    expect(skipped).toBe(0);
    expect(shown.length).toBeGreaterThan(20);
    expect(spent()).toBeLessThan(4_000);
  });

  test('Given repeated all-day events with exceptions that are dates, then the exceptions are not busy times', async () => {
    const found = await busy(
      ...event('DTSTART;VALUE=DATE:20260605', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20260612'),
    );
    expect(found).toEqual(['06-04T21:00 06-05T21:00', '06-18T21:00 06-19T21:00']);
  });

  test('Given events that overlap or follow each other without a gap, then they are one busy time, cut at the window', async () => {
    const found = await busy(
      ...event('DTSTART:20260610T110000Z', 'DTEND:20260610T120000Z'),
      ...event('DTSTART:20260610T113000Z', 'DTEND:20260610T130000Z'),
      ...event('DTSTART:20260610T130000Z', 'DTEND:20260610T140000Z'),
      ...event('DTSTART:20260520T000000Z', 'DTEND:20260602T000000Z'),
    );
    expect(found).toEqual(['06-01T00:00 06-02T00:00', '06-10T11:00 06-10T14:00']);
  });

  test('Given an unreadable entry among valid ones, then it is counted as skipped, and the others are busy times', async () => {
    const good = event('DTSTART:20260610T110000Z', 'DTEND:20260610T120000Z');
    const { shown, skipped } = await readWithin(
      window,
      ...event('DTSTART:tomorrow'),
      ...event('SUMMARY:x'),
      ...good,
    );
    expect(shown).toEqual(['06-10T11:00 06-10T12:00']);
    expect(skipped).toBe(2);
  });
});

describe('hostile calendar files', () => {
  const good = event('DTSTART:20260610T110000Z', 'DTEND:20260610T120000Z');
  const reasonOf = async (text: string) => {
    const result = await readBusyTimes(text, window);
    return result.ok ? 'ok' : result.reason;
  };

  test.each([
    ['an HTML page', '<!doctype html><html></html>'],
    ['nothing', ''],
    ['half a calendar', file(...good).slice(0, -30)],
    ['a calendar and half another', `${file(...good)}${file(...good).slice(0, -30)}`],
    ['crossed components', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT\r\n'],
    ['ten thousand nested components', 'BEGIN:VCALENDAR\n'.repeat(10_000)],
    ['ten million empty lines', '\n'.repeat(10_000_000)],
  ])('Given %s, then the file is refused as no calendar', async (_, text) => {
    expect(await reasonOf(text)).toBe('not_a_calendar');
  });

  test.each([
    ['every second for ever', 'FREQ=SECONDLY'],
    ['every second, a billion times', 'FREQ=SECONDLY;COUNT=1000000000'],
    ['a day that doesn’t exist in any year', 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31'],
    ['a yearly day that doesn’t exist in any year', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['a weekday that one February in 28 years has', 'FREQ=MONTHLY;BYDAY=+5MO,-5MO;BYMONTHDAY=1,2;BYMONTH=2'],
    ['an hour that doesn’t exist', 'FREQ=DAILY;BYHOUR=99'],
    ['an interval of zero', 'FREQ=DAILY;INTERVAL=0'],
    [
      'every second of every minute',
      `FREQ=YEARLY;BYSECOND=${Array.from({ length: 60 }, (_, i) => i).join(',')}`,
    ],
    ['nonsense', 'FREQ=NEVER;BYDAY=XX'],
  ])('Given a recurrence of %s, then it is cut off, and the rest of the file is read', async (_, rule) => {
    const spent = processorTime();
    const result = await readBusyTimes(
      file(...event('DTSTART:20250101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`), ...good),
      window,
    );
    expect(result.ok).toBe(true);
    expect(spent()).toBeLessThan(2_000);
    const isGoodEventRead =
      result.ok && result.busy.some(({ end }) => end >= new Date('2026-06-10T12:00:00Z'));
    expect(isGoodEventRead).toBe(true);
  });

  test('Given lines of a megabyte, then they are read quickly, and an event is left out where such a line says when it is', async () => {
    const long = 'x'.repeat(1024 * 1024);
    const spent = processorTime();
    const { shown, skipped } = await readWithin(
      window,
      ...event(`DESCRIPTION:${long}`, 'DTSTART:20260610T110000Z', 'DTEND:20260610T120000Z'),
      ...event(`DTSTART;X-LONG=${long}:20260611T110000Z`, 'DTEND:20260611T120000Z'),
      ...event(`SUMMARY:${'a\r\n '.repeat(200_000)}`, 'DTSTART:20260612T110000Z', 'DTEND:20260612T120000Z'),
    );
    expect(shown).toEqual(['06-10T11:00 06-10T12:00', '06-12T11:00 06-12T12:00']);
    expect(skipped).toBe(1);
    expect(spent()).toBeLessThan(2_000);
  });

  test('Given a zone whose rules never end, then the file is refused without blocking the event loop', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Trap',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const events = Array.from({ length: 500 }, () =>
      event('DTSTART;TZID=Trap:20260610T110000', 'DTEND;TZID=Trap:20260610T120000'),
    ).flat();
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 10);
    expect(await reasonOf(file(...zone, ...events))).toBe('too_complex');
    clearInterval(turn);
    expect(turns).toBeGreaterThan(5);
  });

  test('Given thousands of series without an end, then the file is refused in bounded time', async () => {
    const spent = processorTime();
    const series = Array.from({ length: 5_000 }, () =>
      event('DTSTART:20250101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=MINUTELY'),
    ).flat();
    expect(await reasonOf(file(...series))).toBe('too_complex');
    expect(spent()).toBeLessThan(12_000);
  });

  test('Given more events than any calendar has, then the file is refused before they are read', async () => {
    const many = `${good.join('\r\n')}\r\n`.repeat(50_001);
    const spent = processorTime();
    expect(await reasonOf(`BEGIN:VCALENDAR\r\n${many}END:VCALENDAR\r\n`)).toBe('too_complex');
    expect(spent()).toBeLessThan(1_000);
  });
});
