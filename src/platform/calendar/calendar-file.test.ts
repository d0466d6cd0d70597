import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toInstant } from '#/platform/time/zone';
import { type CalendarEntry, calendarFile } from './calendar-file';

const appointment: CalendarEntry = {
  uid: '5b0d3b52-6f0e-4b3f-9a51-0d4c7f3a1c2e@kursu.example',
  sequence: 0,
  method: 'REQUEST',
  status: 'CONFIRMED',
  start: new Date('2026-06-10T11:00:00Z'),
  end: new Date('2026-06-10T12:15:00Z'),
  stamp: new Date('2026-06-01T08:00:00Z'),
  timeZone: 'Europe/Istanbul',
  summary: 'Büyüme stratejisi',
  description: 'Birinci satır\nikinci; satır, virgülle \\ ters bölü',
  location: 'Online / Telefon',
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  const zone = zones[0] && new ICAL.Timezone(zones[0]);
  const value = (name: string) => component?.getFirstPropertyValue(name)?.toString();
  const instant = (name: string) => {
    const text = String(value(name));
    const time = ICAL.Time.fromDateTimeString(text);
    if (zone && !text.endsWith('Z')) time.zone = zone;
    return new Date(time.toUnixTime() * 1000).toISOString();
  };
  return { calendar, zones, zone, component, instant, value };
}

describe('the calendar file', () => {
  it('Given an appointment in Istanbul, Then the file defines the zone once and has the right instants', () => {
    const { zones, zone, component, instant, value, calendar } = read(calendarFile(appointment));
    expect(zones).toHaveLength(1);
    expect(zone?.tzid).toBe('Europe/Istanbul');
    expect(component?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Istanbul');
    expect(value('dtstart')).toBe('2026-06-10T14:00:00');
    expect([instant('dtstart'), instant('dtend')]).toEqual([
      '2026-06-10T11:00:00.000Z',
      '2026-06-10T12:15:00.000Z',
    ]);
    expect(value('dtstamp')).toBe('2026-06-01T08:00:00Z');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  });

  it.each([
    ['the day before summer time begins', '2027-03-27', 1],
    ['the day summer time begins', '2027-03-28', 2],
    ['the day before winter time begins', '2027-10-30', 2],
    ['the day winter time begins', '2027-10-31', 1],
  ])('Given a zone with summer time, When the date is %s, Then the instant is right', (_, date, offset) => {
    const start = toInstant(date, '14:00', 'Europe/Berlin');
    const end = new Date(start.getTime() + 3_600_000);
    expect(start.getUTCHours()).toBe(14 - offset);
    const file = read(calendarFile({ ...appointment, timeZone: 'Europe/Berlin', start, end }));
    expect(file.value('dtstart')).toBe(`${date}T14:00:00`);
    expect(file.instant('dtstart')).toBe(start.toISOString());
  });

  it('Given long text in Turkish, Arabic and emoji, Then every line has at most 75 octets, and the text is read back unchanged', () => {
    const summary = `${'Yapay zekâ destekli büyüme ığüşöç '.repeat(6)}${'استشارة استراتيجية النمو '.repeat(6)}${'🎙'.repeat(40)}`;
    const file = calendarFile({ ...appointment, summary });
    const rows = file.split('\r\n');
    expect(rows.pop()).toBe('');
    expect(Math.max(...rows.map((row) => Buffer.byteLength(row)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(file).value('summary')).toBe(summary);
  });

  it('Given commas, semicolons, backslashes and new lines, Then they are escaped, and read back unchanged', () => {
    const file = calendarFile(appointment);
    expect(file.replaceAll('\r\n ', '')).toContain(
      'Birinci satır\\nikinci\\; satır\\, virgülle \\\\ ters bölü',
    );
    expect(read(file).value('description')).toBe(appointment.description);
  });

  it('Given names and texts that try to add lines, Then none is added', () => {
    const hostile = 'Ada"\r\nATTENDEE:mailto:evil@example.org\rX-EVIL:1\nBEGIN:VALARM\u2028X-SEP:1';
    const file = calendarFile({
      ...appointment,
      uid: 'uid\r\nX-EVIL:1',
      summary: hostile,
      location: hostile,
      description: hostile,
      url: 'https://kursu.example/\r\nX-EVIL:1',
      organizer: { name: hostile, email: 'owner@example.org' },
      attendee: { name: hostile, email: 'ada@example.org\r\nX-EVIL:1' },
    });
    const logical = file.replaceAll('\r\n ', '').split('\r\n');
    expect(logical.filter((row) => /^(X-EVIL|X-SEP|BEGIN:VALARM)/.test(row))).toEqual([]);
    expect(logical.filter((row) => row.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028]/);
    const attendee = read(file).component?.getFirstProperty('attendee');
    expect(attendee?.getParameter('cn')).toContain("Ada' ATTENDEE:mailto");
  });

  it('Given a cancellation, Then method, status and sequence are those of a cancellation, and the uid is the same', () => {
    const file = calendarFile({ ...appointment, method: 'CANCEL', status: 'CANCELLED', sequence: 2 });
    const { calendar, value } = read(file);
    const fields = [
      calendar.getFirstPropertyValue('method'),
      value('status'),
      value('sequence'),
      value('uid'),
    ];
    expect(fields).toEqual(['CANCEL', 'CANCELLED', '2', appointment.uid]);
  });

  it('Given a reminder, Then the file has an alarm that many minutes before the start', () => {
    expect(calendarFile({ ...appointment, reminderMinutes: 60 })).toContain('TRIGGER:-PT1H\r\n');
    expect(calendarFile(appointment)).not.toContain('VALARM');
  });

  it('Given any zone and time, Then the times in the file are the same instants, by the rules that stand in it or in UTC', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'UTC');
    const starts = fc
      .integer({ min: Date.UTC(2026, 0, 1) / 900_000, max: Date.UTC(2031, 0, 1) / 900_000 })
      .map((quarter) => new Date(quarter * 900_000));
    fc.assert(
      fc.property(zones, starts, (timeZone, start) => {
        const end = new Date(start.getTime() + 75 * 60_000);
        const file = read(calendarFile({ ...appointment, timeZone, start, end }));
        expect([file.instant('dtstart'), file.instant('dtend')]).toEqual([
          start.toISOString(),
          end.toISOString(),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('Given the second of an hour that occurs twice, which local time can not tell from the first, Then the file is in UTC', () => {
    const start = new Date('2026-10-25T01:30:00Z');
    const end = new Date('2026-10-25T02:30:00Z');
    const file = calendarFile({ ...appointment, timeZone: 'Europe/London', start, end });
    expect(file).toContain('DTSTART:20261025T013000Z\r\nDTEND:20261025T023000Z');
    expect(file).not.toContain('VTIMEZONE');
  });
});
