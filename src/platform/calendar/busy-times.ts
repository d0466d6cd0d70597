import { setImmediate } from 'node:timers/promises';
import type ICAL from 'ical.js';
import type { Period } from '../time/period';
import { type CalendarEvent, occurrenceKey, parseEvent, Zones } from './calendar-event';
import { type ComponentLines, calendarLines } from './calendar-lines';
import { withinTime } from './time-limit';

export interface BusyWindow {
  from: Date;
  to: Date;
  /** The zone of whole days, and of times that name no zone. */
  timeZone: string;
}

export type BusyTimes =
  /** `skipped`: how many events were left out, wholly or in part, because they are unreadable or too complex. */
  { ok: true; busy: Period[]; skipped: number } | { ok: false; reason: 'not_a_calendar' | 'too_complex' };

/**
 * Milliseconds: `eventMs` for an event or a batch of events, `fileMs` for a whole file, `zonesMs` for all its time zones.
 * Numbers: `occurrences` of one rule, `batch` events in a batch, `busy` times of a file.
 */
const limits = {
  eventMs: 400,
  occurrences: 20_000,
  batch: 25,
  fileMs: 5_000,
  zonesMs: 1_000,
  busy: 20_000,
} as const;
/** Milliseconds of work before control returns to the event loop. */
const sliceMs = 20;

/**
 * Reads the busy times within the window from an iCalendar file, in order and merged. Cancelled and transparent events don't
 * count. The file is untrusted: the work is bounded, and doesn't block the event loop.
 */
export async function readBusyTimes(text: string, window: BusyWindow): Promise<BusyTimes> {
  const lines = calendarLines(text);
  if (lines === undefined) return { ok: false, reason: 'not_a_calendar' };
  if (lines === 'too_complex') return { ok: false, reason: lines };
  const zones = withinTime(limits.zonesMs, () => new Zones(lines.zones, window.timeZone));
  const pace = pacer();
  const read = zones && (await parseEvents(lines.events, zones, window, pace));
  const expanded = read && (await expandEvents(read.events, zones, window, pace));
  if (!expanded) return { ok: false, reason: 'too_complex' };
  const busy = mergeIntervals(expanded.busy);
  if (busy.length > limits.busy) return { ok: false, reason: 'too_complex' };
  return { ok: true, busy, skipped: lines.skipped + read.skipped + expanded.skipped };
}

type Pace = () => Promise<boolean>;

/** The events that may touch the window; undefined where reading them takes too long. */
async function parseEvents(all: readonly ComponentLines[], zones: Zones, window: BusyWindow, pace: Pace) {
  const recent = all.filter((lines) => !isOver(lines, window.from));
  const read = await runGuarded(recent, (lines) => parseEvent(lines, zones), pace);
  const events = read?.filter((event) => event !== undefined);
  return events && { events, skipped: recent.length - events.length };
}

/** The times at which these events are busy; undefined where expanding them takes too long or yields too many. */
async function expandEvents(events: readonly CalendarEvent[], zones: Zones, window: BusyWindow, pace: Pace) {
  const replaced = new Set(events.flatMap(({ replaces }) => replaces ?? []));
  const busyEvents = events.filter(({ isBusy, length }) => isBusy && length > 0);
  const expanded = await runGuarded(busyEvents, (event) => expand(event, replaced, zones, window), pace);
  const busy = expanded?.flatMap((each) => each?.found ?? []);
  if (!busy || busy.length > limits.busy * 10) return undefined;
  return { busy, skipped: expanded?.filter((each) => !each?.isComplete).length ?? 0 };
}

/**
 * Runs `work` for each item. A result is undefined if `work` threw or took too long. Returns undefined if the file has used up
 * its time. A timeout is expensive, so the items of a batch share one. If the batch exceeds it, each item is run again with a
 * timeout of its own.
 */
async function runGuarded<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  pace: Pace,
): Promise<(Result | undefined)[] | undefined> {
  const results: (Result | undefined)[] = [];
  const attempt = (item: Item) => {
    try {
      return work(item);
    } catch {
      return undefined;
    }
  };
  for (let at = 0; at < items.length; at += limits.batch) {
    const batch = items.slice(at, at + limits.batch);
    const ofBatch = withinTime(limits.eventMs, () => batch.map(attempt));
    for (const [index, item] of batch.entries()) {
      if (!(await pace())) return undefined;
      results.push(ofBatch ? ofBatch[index] : withinTime(limits.eventMs, () => work(item)));
    }
  }
  return results;
}

/** Makes a function that yields to the event loop now and then, and returns false once the file has used up its time. */
function pacer(): Pace {
  let worked = 0;
  let since = performance.now();
  return async () => {
    const now = performance.now();
    if (now - since < sliceMs) return true;
    worked += now - since;
    await setImmediate();
    since = performance.now();
    return worked < limits.fileMs;
  };
}

/** Whether the event has certainly ended before the window and doesn't recur, so that it need not be parsed. */
function isOver(lines: ComponentLines, from: Date): boolean {
  let last = '';
  for (const line of lines) {
    if (/^(RRULE|RDATE|DURATION|RECURRENCE-ID)\b/i.test(line)) return false;
    const date = /^(?:DTSTART|DTEND)\b.*:(\d{8})/i.exec(line)?.[1];
    if (date && date > last) last = date;
  }
  const twoDaysBefore = new Date(from.getTime() - 2 * 24 * 3600_000);
  return last !== '' && last < twoDaysBefore.toISOString().slice(0, 10).replaceAll('-', '');
}

/** The occurrences that touch the window; `isComplete` is false where there were too many to look at. */
function expand(event: CalendarEvent, replaced: ReadonlySet<string>, zones: Zones, window: BusyWindow) {
  const found: Period[] = [];
  const from = window.from.getTime() / 1000;
  const to = window.to.getTime() / 1000;
  const isExcluded = (start: ICAL.Time): boolean => {
    const key = occurrenceKey(event.uid, start);
    return event.excluded.has(key) || (event.replaces === undefined && replaced.has(key));
  };
  /** Returns false once the window has been passed. */
  const add = (start: ICAL.Time): boolean => {
    const begins = zones.unix(start);
    const ends = zones.unixEnd(start, event.length);
    if (begins < to && ends > from && !isExcluded(start))
      found.push({
        start: new Date(Math.max(begins, from) * 1000),
        end: new Date(Math.min(ends, to) * 1000),
      });
    return begins < to;
  };
  add(event.start);
  if (event.replaces !== undefined) return { found, isComplete: true };
  for (const date of event.dates) add(date);
  return { found, isComplete: event.rules.every((rule) => follow(rule, event, from, add)) };
}

const daySeconds = 24 * 3600;

/** Calls `add` with each occurrence from shortly before `from` on, until `add` returns false. False if there are too many. */
function follow(
  rule: ICAL.Recur,
  { start, length }: CalendarEvent,
  from: number,
  add: (start: ICAL.Time) => boolean,
): boolean {
  // Compares only dates, with two days to spare, because converting a time to a zone is slow.
  const daysBehind = ({ year, month, day }: ICAL.Time) =>
    Math.floor((from - length - Date.UTC(year, month - 1, day) / 1000) / daySeconds) - 2;
  if (rule.until && daysBehind(rule.until) > 0) return true;
  const occurrences = rule.iterator(startNear(start, rule, daysBehind(start)));
  for (let looked = 0; looked < limits.occurrences; looked += 1) {
    const next = occurrences.next();
    if (!next) return true;
    if (daysBehind(next) <= 0 && !add(next.clone())) return true;
  }
  return false;
}

/** The occurrence at which the expansion of a rule begins. Daily and weekly rules without COUNT skip what is long past. */
function startNear(start: ICAL.Time, { freq, interval, count }: ICAL.Recur, daysBehind: number): ICAL.Time {
  const step = ({ DAILY: 1, WEEKLY: 7 } as Record<string, number>)[freq];
  const near = start.clone();
  if (!step || count || interval < 1 || daysBehind <= 0) return near;
  const days = step * interval;
  near.adjust(Math.floor(daysBehind / days) * days, 0, 0, 0);
  return near;
}

function mergeIntervals(intervals: Period[]): Period[] {
  const merged: Period[] = [];
  for (const { start, end } of intervals.sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = merged.at(-1);
    if (!last || start > last.end) merged.push({ start, end });
    else if (end > last.end) last.end = end;
  }
  return merged;
}
