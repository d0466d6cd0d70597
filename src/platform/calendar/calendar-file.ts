import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { toWallTime } from '#/platform/time/zone';

export interface CalendarPerson {
  name: string;
  email: string;
}

interface Event {
  /** Stays the same when the event changes. */
  uid: string;
  /** Increases with every change of the event. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  start: Date;
  end: Date;
  /** When the event last changed, or when the file was made. */
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  url?: string;
  organizer?: CalendarPerson;
  attendee?: CalendarPerson;
  /** Minutes before the start at which the calendar shows a reminder. */
  reminderMinutes?: number;
}

export interface CalendarEntry extends Event {
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** IANA name; start and end are written as local times of this zone where calendars agree on its rules, otherwise in UTC. */
  timeZone: string;
}

export interface FeedEntry extends Event {
  /** For an event of whole days: the first and the last day, `YYYY-MM-DD`. They are the same dates in every time zone. */
  days?: { from: string; to: string } | undefined;
}

// A continuation line begins with a space that ical.js doesn't count: 74 keeps every line within the 75 octets of RFC 5545.
ICAL.foldLength = 74;

/** Makes an untrusted text a single line, so that it can't begin a new property of the file. */
const line = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const lines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(line)
    .join('\n')
    .trim();
/** Many calendars can't read an escaped double quote inside a parameter. */
const commonName = (name: string): string => line(name).replaceAll('"', "'");

/** The VTIMEZONE component of an IANA zone; undefined for a zone that isn't known. */
export function zoneRules(timeZone: string): ICAL.Component | undefined {
  const [block] = tzlib_get_ical_block(timeZone);
  return block?.startsWith('BEGIN:VTIMEZONE') ? new ICAL.Component(ICAL.parse(block)) : undefined;
}

function wallTime(instant: Date, timeZone: string): ICAL.Time {
  const { date, time } = toWallTime(instant, timeZone);
  return ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
}

const utc = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);

const hoursAround = 3 * 3_600_000;

/**
 * How the file writes its times: as local times with the zone's rules, or in UTC. It writes all of them in UTC if the zone is
 * unknown or if local time is unsafe for one of them: if the rules, which may be older than a government's latest decision, lead
 * to another instant, or within three hours of a change of clocks, where calendar programs disagree.
 */
function timesIn(timeZone: string, instants: readonly Date[]) {
  const rules = zoneRules(timeZone);
  const zone = rules && new ICAL.Timezone(rules);
  const offsetAround = (instant: Date, ms: number) =>
    toWallTime(new Date(instant.getTime() + ms), timeZone).offset;
  const leadsBack = (instant: Date) => {
    if (offsetAround(instant, -hoursAround) !== offsetAround(instant, hoursAround)) return false;
    const time = wallTime(instant, timeZone);
    if (zone) time.zone = zone;
    return time.toUnixTime() * 1000 === instant.getTime();
  };
  const isLocal = zone !== undefined && instants.every(leadsBack);
  return {
    rules: isLocal ? rules : undefined,
    add(event: ICAL.Component, name: 'dtstart' | 'dtend', instant: Date) {
      if (isLocal)
        event.addPropertyWithValue(name, wallTime(instant, timeZone)).setParameter('tzid', timeZone);
      else event.addPropertyWithValue(name, utc(instant));
    },
  };
}

function addPerson(event: ICAL.Component, role: 'organizer' | 'attendee', person: CalendarPerson) {
  const property = event.addPropertyWithValue(role, `mailto:${line(person.email).replaceAll(' ', '')}`);
  property.setParameter('cn', commonName(person.name));
  return property;
}

function newCalendar(method?: CalendarEntry['method']): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Kursu//Appointments//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (method) calendar.addPropertyWithValue('method', method);
  return calendar;
}

type AddTimes = (event: ICAL.Component) => void;

function eventOf(entry: Event, addTimes: AddTimes): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', line(entry.uid));
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', utc(entry.stamp));
  addTimes(event);
  event.addPropertyWithValue('status', entry.status);
  event.addPropertyWithValue('transp', entry.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE');
  event.addPropertyWithValue('summary', line(entry.summary));
  event.addPropertyWithValue('description', lines(entry.description));
  if (entry.location) event.addPropertyWithValue('location', line(entry.location));
  if (entry.url) event.addPropertyWithValue('url', line(entry.url));
  if (entry.organizer) addPerson(event, 'organizer', entry.organizer);
  if (entry.attendee) {
    const attendee = addPerson(event, 'attendee', entry.attendee);
    attendee.setParameter('role', 'REQ-PARTICIPANT');
    // The person who booked has agreed already, so the invitation asks for no reply.
    attendee.setParameter('partstat', 'ACCEPTED');
    attendee.setParameter('rsvp', 'FALSE');
  }
  if (entry.reminderMinutes !== undefined) {
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue('description', line(entry.summary));
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-entry.reminderMinutes * 60));
    event.addSubcomponent(alarm);
  }
  return event;
}

const written = (calendar: ICAL.Component): string => `${calendar.toString()}\r\n`;

/** An iCalendar file of events, with times in this zone if its rules allow it (see `timesIn`). */
function fileIn(timeZone: string, method: CalendarEntry['method'], entries: readonly Event[]): string {
  const calendar = newCalendar(method);
  const times = timesIn(
    timeZone,
    entries.flatMap(({ start, end }) => [start, end]),
  );
  if (times.rules) calendar.addSubcomponent(times.rules);
  for (const entry of entries) {
    const event = eventOf(entry, (target) => {
      times.add(target, 'dtstart', entry.start);
      times.add(target, 'dtend', entry.end);
    });
    calendar.addSubcomponent(event);
  }
  return written(calendar);
}

/** An iCalendar file (RFC 5545) with one appointment, ready to be saved or mailed. */
export const calendarFile = (entry: CalendarEntry): string => fileIn(entry.timeZone, entry.method, [entry]);

/**
 * An iCalendar file with several events. Its method is PUBLISH (RFC 5546, 3.2.1), because a REQUEST or a CANCEL may only be about
 * one uid. Cancelled events are included, so that calendars remove them.
 */
export const publishedEvents = (entries: readonly Omit<Event, 'attendee'>[], timeZone: string): string =>
  fileIn(timeZone, 'PUBLISH', entries);

/** A calendar for subscribers. Its times are in UTC, so that all programs read them in the same way. */
export function calendarFeed(name: string, entries: readonly FeedEntry[]): string {
  const calendar = newCalendar('PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', line(name));
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, timesOfFeed(entry)));
  return written(calendar);
}

/** The property that holds the `revision` of an event that this site wrote to a calendar (see `calendarObject`). */
export const revisionProperty = 'X-KURSU-REVISION';

/** One event as a calendar stores it: without METHOD (RFC 4791). `revision` identifies the state that it was made from. */
export function calendarObject(entry: FeedEntry, revision: string): string {
  const calendar = newCalendar();
  const event = eventOf(entry, timesOfFeed(entry));
  event.addPropertyWithValue(revisionProperty.toLowerCase(), revision);
  calendar.addSubcomponent(event);
  return written(calendar);
}

const timesOfFeed =
  ({ start, end, days }: FeedEntry): AddTimes =>
  (event) => {
    // In iCalendar, DTEND of an event of whole days is the day after the last one.
    const after = days && ICAL.Time.fromDateString(days.to);
    after?.adjust(1, 0, 0, 0);
    event.addPropertyWithValue('dtstart', days ? ICAL.Time.fromDateString(days.from) : utc(start));
    event.addPropertyWithValue('dtend', after ?? utc(end));
  };

/** The uid of an event. It is the same wherever the site gives out the event, so that a calendar recognises the event. */
export const calendarUid = (id: string, baseUrl: string): string => `${id}@${new URL(baseUrl).hostname}`;
