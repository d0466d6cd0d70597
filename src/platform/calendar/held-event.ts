import { setImmediate } from 'node:timers/promises';
import { parseEvent, Zones } from './calendar-event';
import { revisionProperty } from './calendar-file';
import { calendarLines } from './calendar-lines';
import { withinTime } from './time-limit';

/** An event that this site has written to a calendar, as the calendar has it now. */
export interface HeldEvent {
  start: Date;
  isCancelled: boolean;
  /** What it was made from; undefined where a calendar program has thrown that away. */
  revision: string | undefined;
}

/** Milliseconds, for one event and for all of a calendar: bounds for hostile files, which ordinary ones must not reach on a busy machine. */
const limits = { eventMs: 2_000, calendarMs: 5_000 } as const;

/** Seconds since 1970: times beyond can't be counted with, nor can their neighbours. */
const [earliest, latest] = [Date.UTC(1900, 0, 1) / 1000, Date.UTC(3000, 0, 1) / 1000];

/**
 * Reads events of a calendar, each by its key; undefined for one that can't be understood, or for which no time is left. Others get their
 * turn in between. `timeZone`: of times that name none.
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

/** The event of a calendar's object; undefined where it has none that can be understood within the time. */
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
