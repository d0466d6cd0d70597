import ICAL from 'ical.js';
import { toInstant } from '../time/zone';
import { zoneRules } from './calendar-file';
import type { ComponentLines } from './calendar-lines';

/** The parts of an event that decide when somebody is busy. */
export interface CalendarEvent {
  uid: string;
  /** The start with its time zone, or only a date for an all-day event. */
  start: ICAL.Time;
  /** The duration in seconds. */
  length: number;
  rules: ICAL.Recur[];
  /** Additional start times (RDATE). */
  dates: ICAL.Time[];
  /** Keys of the occurrences that don't take place (EXDATE). */
  excluded: Set<string>;
  /** Key of the occurrence that this event replaces (RECURRENCE-ID). */
  replaces: string | undefined;
  isBusy: boolean;
}

const daySeconds = 24 * 3600;

export const occurrenceKey = (uid: string, time: ICAL.Time): string =>
  `${uid} ${time.isDate ? time.toString() : time.toUnixTime()}`;

const parseComponent = (kind: string, lines: ComponentLines): ICAL.Component =>
  new ICAL.Component(ICAL.parse([`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\r\n')));

/** The time zones of a file by name. The file's own definition of a name takes precedence over the IANA zone of that name. */
export class Zones {
  private readonly known = new Map<string, ICAL.Timezone | undefined>();
  private readonly home: ICAL.Timezone;
  private readonly timeZone: string;

  /** `timeZone`: the zone of whole days, and of times that name no zone or an unknown one. */
  constructor(blocks: readonly ComponentLines[], timeZone: string) {
    this.timeZone = timeZone;
    for (const block of blocks) {
      const zone = readZone(block);
      if (zone) this.known.set(zone.tzid, zone);
    }
    const home = ianaZone(timeZone);
    if (!home) throw new RangeError(`no calendar rules for the zone ${timeZone}`);
    this.home = home;
  }

  named(tzid: string | undefined): ICAL.Timezone {
    if (!tzid) return this.home;
    if (!this.known.has(tzid)) this.known.set(tzid, ianaZone(tzid));
    return this.known.get(tzid) ?? this.home;
  }

  /** The same clock time, with its zone attached. */
  withZone(time: ICAL.Time, tzid: string | undefined): ICAL.Time {
    const zone = time.zone === ICAL.Timezone.utcTimezone ? ICAL.Timezone.utcTimezone : this.named(tzid);
    const { year, month, day, hour, minute, second, isDate } = time;
    return new ICAL.Time(
      { year, month, day, hour, minute, second, isDate },
      isDate ? ICAL.Timezone.localTimezone : zone,
    );
  }

  /** Seconds since 1970. A date begins at midnight in `timeZone`. */
  unix(time: ICAL.Time): number {
    if (!time.isDate && time.zone !== this.home) return time.toUnixTime();
    // Converted in the same way as the owner's weekly hours, so that a midnight that the clocks skip is the same instant in both.
    const [date = '', clock = '00:00:00'] = time.toString().split('T');
    return toInstant(date, clock.slice(0, 5), this.timeZone).getTime() / 1000 + time.second;
  }

  /** When an occurrence that takes `length` seconds ends; whole days end at midnight even where clocks change. */
  unixEnd(start: ICAL.Time, length: number): number {
    if (!start.isDate) return this.unix(start) + length;
    const end = start.clone();
    end.adjust(Math.round(length / daySeconds), 0, 0, 0);
    return this.unix(end);
  }
}

/** Reads a time zone definition; undefined where that fails. The IANA zone of the same name is then used, if there is one. */
function readZone(block: ComponentLines): ICAL.Timezone | undefined {
  try {
    return new ICAL.Timezone(parseComponent('VTIMEZONE', block));
  } catch {
    return undefined;
  }
}

function ianaZone(name: string): ICAL.Timezone | undefined {
  const rules = zoneRules(name);
  return rules && new ICAL.Timezone(rules);
}

/** Parses an event. Returns undefined for an event without a usable start. Throws where it can't be parsed. */
export function parseEvent(lines: ComponentLines, zones: Zones): CalendarEvent | undefined {
  const event = parseComponent('VEVENT', lines);
  const readTimes = (name: string) =>
    event.getAllProperties(name).flatMap((property) => {
      const tzid = firstText(property.getParameter('tzid'));
      return property.getValues().flatMap((value: unknown) => {
        const time = value instanceof ICAL.Period ? value.start : value;
        return time instanceof ICAL.Time ? [zones.withZone(time, tzid)] : [];
      });
    });
  const [start] = readTimes('dtstart');
  if (!start) return undefined;
  const uid = String(event.getFirstPropertyValue('uid') ?? '');
  const [end] = readTimes('dtend');
  const duration = event.getFirstPropertyValue('duration');
  const [replaced] = readTimes('recurrence-id');
  const readUpperCase = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return {
    uid,
    start,
    length: eventLength(start, end, duration, zones),
    rules: event
      .getAllProperties('rrule')
      .map((property) => property.getFirstValue())
      .filter((rule: unknown): rule is ICAL.Recur => rule instanceof ICAL.Recur),
    dates: readTimes('rdate'),
    excluded: new Set(readTimes('exdate').map((time) => occurrenceKey(uid, time))),
    replaces: replaced && occurrenceKey(uid, replaced),
    isBusy: readUpperCase('status') !== 'CANCELLED' && readUpperCase('transp') !== 'TRANSPARENT',
  };
}

function eventLength(start: ICAL.Time, end: ICAL.Time | undefined, duration: unknown, zones: Zones): number {
  if (end) return zones.unix(end) - zones.unix(start);
  if (duration instanceof ICAL.Duration) return duration.toSeconds();
  return start.isDate ? daySeconds : 0;
}

const firstText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
