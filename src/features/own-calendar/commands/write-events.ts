import { eq } from 'drizzle-orm';
import { CaldavError, type CaldavObject } from '#/platform/caldav/caldav-client';
import { calendarObject } from '#/platform/calendar/calendar-file';
import { readHeldEvents } from '#/platform/calendar/held-event';
import {
  type BookedEvent,
  type BookedKind,
  type Pairing,
  pairings,
  toKnown,
  type WrittenEvent,
  writtenTables,
} from '../account-queries';
import { decide, type FoundEvent } from '../merge';
import type { Sync } from '../sync';
import type { WrittenEventRow } from '../table';
import { bookedIdOf } from './read-account-calendars';

/** An event as the calendar has it, and where. */
interface Held extends FoundEvent {
  href: string;
}

const isElsewhere = ({ href }: WrittenEvent, writeTo: string | null): boolean =>
  writeTo === null || !href.startsWith(writeTo);

/** Whether something has to be done about an event though nothing has changed in the calendar. */
export function needsWriting({ wanted, row }: Pairing, writeTo: string | null): boolean {
  if (!wanted || !row) return true;
  if (isElsewhere(row, writeTo)) return true;
  return row.proposal === null && (row.revision !== wanted.revision || row.otherStarts.length > 0);
}

/**
 * Brings the events of all appointments and dates of courses to what they should be, as far as the owner hasn't changed them herself. `objects`: all
 * that the calendar holds; undefined where it hasn't changed. `changed`: it did, while this was under way. `unread`: an event
 * could not be read, which on a busy machine may be otherwise the next time; it is left alone.
 */
export async function writeEvents(
  sync: Sync,
  objects: readonly CaldavObject[] | undefined,
): Promise<'done' | 'changed' | 'unread'> {
  const { ctx, services, account } = sync;
  const { writeTo } = account;
  const { pairs } = await pairings(ctx, { ...services, writeTo });
  for (const { row } of pairs) if (row && isElsewhere(row, writeTo)) await leave(sync, row);
  if (writeTo === null) return 'done';
  const open = pairs
    .map((pair) => (pair.row && isElsewhere(pair.row, writeTo) ? { ...pair, row: undefined } : pair))
    .filter((pair) => pair.wanted || pair.row)
    .filter((pair) => objects !== undefined || needsWriting(pair, writeTo));
  const { held, unread } = await findHeld(sync, writeTo, open, objects ?? []);
  const readable = open.filter(({ id }) => !unread.has(id));
  const outcome = await bringAllAbout(readable, (pair) => bringAbout(sync, writeTo, pair, held.get(pair.id)));
  return outcome === 'done' && unread.size > 0 ? 'unread' : outcome;
}

async function bringAllAbout(
  open: readonly Pairing[],
  bring: (pair: Pairing) => Promise<'done' | 'changed'>,
): Promise<'done' | 'changed'> {
  const outcomes = new Set<'done' | 'changed'>();
  const refused: CaldavError[] = [];
  for (const pair of open) {
    try {
      outcomes.add(await bring(pair));
    } catch (error) {
      // An event that the server doesn't want must not keep the others from it.
      if (!isRefusal(error) || refused.push(error) === mostRefused) throw error;
    }
  }
  if (refused[0]) throw refused[0];
  return outcomes.has('changed') ? 'changed' : 'done';
}

/** After so many refusals it isn't about single events. */
const mostRefused = 3;
const isRefusal = (error: unknown): error is CaldavError =>
  error instanceof CaldavError && (error.reason === 'forbidden' || error.reason === 'fault');

const isUnreachable = (error: unknown): boolean =>
  error instanceof CaldavError && (error.reason === 'elsewhere' || error.reason === 'bad_address');

const forget = async ({ db }: Sync['ctx'], kind: BookedKind, id: string): Promise<void> => {
  await db.delete(writtenTables[kind]).where(eq(writtenTables[kind].id, id));
};

/** Deletes an event from a calendar that nothing is written to any more. */
async function leave({ ctx, client, hold }: Sync, { kind, id, href }: WrittenEvent): Promise<void> {
  await hold();
  try {
    await client.remove(href, undefined);
  } catch (error) {
    // That calendar may be read-only by now, or where nothing is sent to.
    if (!isRefusal(error) && !isUnreachable(error)) throw error;
  }
  await forget(ctx, kind, id);
}

/** The events of these, by the ids of what they are of. One that isn't among the objects may still be there, at another time. */
async function findHeld(
  { client, timeZone }: Sync,
  writeTo: string,
  open: readonly Pairing[],
  objects: readonly CaldavObject[],
): Promise<{ held: Map<string, Held>; unread: Set<string> }> {
  const idByHref = new Map(open.flatMap(({ id, row }) => (row ? [[row.href, id] as const] : [])));
  const ids = new Set(open.map(({ id }) => id));
  const chosen = new Map<string, CaldavObject>();
  const choose = (object: CaldavObject) => {
    const known = idByHref.get(object.href);
    const id = known ?? bookedIdOf(object);
    if (id === undefined || !ids.has(id)) return;
    // One for each: a copy that is elsewhere in the calendar doesn't count.
    if (known || !chosen.has(id)) chosen.set(id, object);
  };
  objects.forEach(choose);
  const unseen = [...idByHref].filter(([, id]) => !chosen.has(id)).map(([href]) => href);
  if (unseen.length > 0) (await client.eventsAt(writeTo, unseen)).forEach(choose);
  const read = await readHeldEvents(new Map([...chosen].map(([id, { data }]) => [id, data])), timeZone);
  const held = new Map<string, Held>();
  const unread = new Set<string>();
  for (const [id, { etag, href }] of chosen) {
    const event = read.get(id);
    if (event) held.set(id, { ...event, etag, href });
    else unread.add(id);
  }
  return { held, unread };
}

async function bringAbout(
  sync: Sync,
  writeTo: string,
  { id, kind, wanted, row }: Pairing,
  held: Held | undefined,
): Promise<'done' | 'changed'> {
  const step = decide(wanted, toKnown(row), held);
  if (step === 'nothing') return 'done';
  await sync.hold();
  const href = held?.href ?? row?.href ?? `${writeTo}${id}.ics`;
  if (typeof step === 'object') {
    const proposedStart = step.kind === 'moved' ? step.start : null;
    await store(sync, kind, id, { href, proposal: step.kind, proposedStart });
    return 'done';
  }
  if (!wanted) return remove(sync, kind, id, held);
  if (step === 'write' && (await write(sync, { href, wanted, row, held })) === 'changed') return 'changed';
  const agreed = { href, startsAt: wanted.start, revision: wanted.revision };
  const settled = { otherStarts: [], proposal: null, proposedStart: null };
  await store(sync, kind, id, { ...agreed, ...settled });
  return 'done';
}

async function remove({ ctx, client }: Sync, kind: BookedKind, id: string, held: Held | undefined) {
  if (held && (await client.remove(held.href, held.etag)) === 'changed') return 'changed';
  await forget(ctx, kind, id);
  return 'done';
}

interface Written {
  href: string;
  wanted: BookedEvent;
  row: WrittenEvent | undefined;
  held: Held | undefined;
}

async function write(sync: Sync, { href, wanted, row, held }: Written) {
  const otherStarts = [...(row?.otherStarts ?? []), wanted.start.getTime()];
  const startsAt = held && !held.isCancelled ? held.start : (row?.startsAt ?? null);
  // Before the request: if its response is lost, what it may have done is not taken for something that the owner did.
  await store(sync, wanted.kind, wanted.id, { href, startsAt, otherStarts });
  const data = calendarObject(wanted.entry, wanted.revision);
  return sync.client.put(href, data, held ? { etag: held.etag } : 'new');
}

async function store(
  { ctx }: Sync,
  kind: BookedKind,
  id: string,
  values: Partial<Omit<WrittenEventRow, 'id'>> & { href: string },
): Promise<void> {
  const table = writtenTables[kind];
  await ctx.db
    .insert(table)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: table.id, set: values });
}
