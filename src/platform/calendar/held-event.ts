import { setImmediate } from 'node:timers/promises';
import { parseEvent, Zones } from './calendar-event';
import { revisionProperty } from './calendar-file';
import { calendarLines } from './calendar-lines';
import { withinTime } from './time-limit';

/** An event that this site has written to the owner's calendar, in the state that the calendar returns. */
export interface HeldEvent {
  start: Date;
  isCancelled: boolean;
  /** The `revision` with which the site wrote the event; undefined where a calendar program has dropped it. */
  revision: string | undefined;
}

/** The most milliseconds for one event and for a calendar: more than ordinary files need even on a busy machine. */
const limits = { eventMs: 2_000, calendarMs: 5_000 } as const;

/** Seconds since 1970. Calculations with a start outside these years could leave the range of dates. */
const [earliest, latest] = [Date.UTC(1900, 0, 1) / 1000, Date.UTC(3000, 0, 1) / 1000];

/**
 * Reads events of a calendar, one per turn of the event loop. The result has the same keys, and undefined for an event that can't
 * be understood or for which no time is left. `timeZone` is the zone of times that name none.
 */
export async function readHeldEvents(
  events: ReadonlyMap<string, string>,
  timeZone: string,
  calendarMs: number = limits.calendarMs,
): Promise<Map<string, HeldEvent | undefined>> {
  const read = new Map<string, HeldEvent | undefined>();
  let left = calendarMs;
  for (const [key, data] of events) {
    const began = performance.now();
    const eventMs = Math.min(limits.eventMs, Math.ceil(left));
    read.set(key, eventMs > 0 ? readHeldEvent(data, timeZone, eventMs) : undefined);
    left -= performance.now() - began;
    await setImmediate();
  }
  return read;
}

/** Reads the event, or the first one of the series, in an iCalendar text; undefined where that fails or takes too long. */
function readHeldEvent(data: string, timeZone: string, eventMs: number): HeldEvent | undefined {
  const lines = calendarLines(data);
  if (lines === undefined || lines === 'too_complex') return undefined;
  const master = lines.events.find((event) => !event.some((line) => /^RECURRENCE-ID\b/i.test(line)));
  if (!master) return undefined;
  const start = withinTime(eventMs, () => {
    const zones = new Zones(lines.zones, timeZone);
    const event = parseEvent(master, zones);
    return event && zones.unix(event.start);
  });
  if (start === undefined || !(start >= earliest && start < latest)) return undefined;
  return {
    start: new Date(start * 1000),
    isCancelled: master.some((line) => /^STATUS:CANCELLED\s*$/i.test(line)),
    revision: new RegExp(`^${revisionProperty}:(\\w+)`, 'im').exec(data)?.[1],
  };
}
