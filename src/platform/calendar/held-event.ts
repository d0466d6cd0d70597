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

/** Milliseconds: a bound for hostile files, which an ordinary one must not reach on a busy machine. */
const parseMs = 2_000;

/** Seconds since 1970: times beyond can't be counted with, nor can their neighbours. */
const [earliest, latest] = [Date.UTC(1900, 0, 1) / 1000, Date.UTC(3000, 0, 1) / 1000];

/** Reads the event of a calendar's object; undefined where it has none that can be understood. `timeZone`: of times that name none. */
export function readHeldEvent(data: string, timeZone: string): HeldEvent | undefined {
  const lines = calendarLines(data);
  if (lines === undefined || lines === 'too_complex') return undefined;
  const master = lines.events.find((event) => !event.some((line) => /^RECURRENCE-ID\b/i.test(line)));
  if (!master) return undefined;
  const start = withinTime(parseMs, () => {
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
