/** The unfolded content lines of one component of a calendar file: only those of the properties that are named below. */
export type ComponentLines = string[];

export interface CalendarLines {
  events: ComponentLines[];
  /** VTIMEZONE blocks, their STANDARD and DAYLIGHT parts included. */
  zones: ComponentLines[];
  /** Events that were left out because one of their lines is implausibly long. */
  skipped: number;
}

const limits = { line: 20_000, events: 50_000, zones: 200, depth: 10 } as const;

/** The properties that are read from an event. Its title, description and attendees are private and never read. */
const eventNames = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
]);
const zoneNames = new Set([
  'BEGIN',
  'END',
  'TZID',
  'DTSTART',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'RRULE',
  'RDATE',
]);

/** Splits an iCalendar file (RFC 5545) in one pass. Undefined where the file isn't a complete calendar. */
export function calendarLines(text: string): CalendarLines | 'too_complex' | undefined {
  const splitter = new Splitter();
  for (const line of contentLines(text)) {
    if (!splitter.take(line)) return undefined;
    const { events, zones } = splitter.found;
    if (events.length > limits.events || zones.length > limits.zones) return 'too_complex';
  }
  return splitter.isComplete ? splitter.found : undefined;
}

class Splitter {
  readonly found: CalendarLines = { events: [], zones: [], skipped: 0 };
  isComplete = false;
  /** Names of the components that have begun but not ended, outermost first. */
  private readonly path: string[] = [];
  private component: ComponentLines = [];
  /** The zones found so far. A calendar that was merged from several others may repeat the same zone many times. */
  private readonly knownZones = new Set<string>();
  private isReadable = true;

  /** Processes the next line. Returns false if the file turns out not to be a calendar. */
  take(line: string): boolean {
    const name = (/^[\w-]{1,40}/.exec(line)?.[0] ?? '').toUpperCase();
    const value = line
      .slice(name.length + 1, name.length + 40)
      .trim()
      .toUpperCase();
    if (this.path.length === 0) return name === 'BEGIN' && value === 'VCALENDAR' && this.open(value);
    if (name === 'BEGIN' && !this.open(value)) return false;
    if (this.isRelevant(name, value)) this.add(line);
    return name !== 'END' || this.close(value);
  }

  private open(kind: string): boolean {
    this.path.push(kind);
    // If one file holds several calendars, each of them must be complete.
    this.isComplete = false;
    if (this.path.length === 2) {
      this.component = [];
      this.isReadable = true;
    }
    return this.path.length <= limits.depth;
  }

  private isRelevant(name: string, value: string): boolean {
    const [, kind] = this.path;
    // An alarm inside an event has times of its own, which are not the event's.
    if (kind === 'VEVENT') return this.path.length === 2 && eventNames.has(name);
    return kind === 'VTIMEZONE' && value !== kind && zoneNames.has(name);
  }

  private add(line: string): void {
    if (line.length > limits.line) this.isReadable = false;
    else this.component.push(line);
  }

  private close(kind: string): boolean {
    if (this.path.pop() !== kind) return false;
    if (this.path.length === 0) this.isComplete = true;
    if (this.path.length !== 1) return true;
    if (kind === 'VEVENT' && this.isReadable) this.found.events.push(this.component);
    if (kind === 'VEVENT' && !this.isReadable) this.found.skipped += 1;
    if (kind === 'VTIMEZONE' && this.isReadable) this.addZone();
    return true;
  }

  private addZone(): void {
    const zone = this.component.join('\n');
    if (!this.knownZones.has(zone)) this.found.zones.push(this.component);
    this.knownZones.add(zone);
  }
}

/** Yields the unfolded lines. A line that is too long is cut just above the limit: `add` still sees that it is too long. */
function* contentLines(text: string): Generator<string> {
  let line = '';
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at <= text.length) {
    const next = text.indexOf('\n', at);
    const end = next === -1 ? text.length : next;
    const raw = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    at = end + 1;
    if (raw.startsWith(' ') || raw.startsWith('\t')) {
      if (line.length <= limits.line) line += raw.slice(1, limits.line + 2);
      continue;
    }
    if (line) yield line;
    line = raw.slice(0, limits.line + 1);
  }
  if (line) yield line;
}
