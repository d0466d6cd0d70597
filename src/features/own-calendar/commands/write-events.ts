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

/** An event as it is in the calendar, with its address. */
interface StandingEvent extends FoundEvent {
  href: string;
}

const isElsewhere = ({ href }: WrittenEvent, writeTo: string | null): boolean =>
  writeTo === null || !href.startsWith(writeTo);

/** Whether an event has to be written or removed even if nothing has changed in the calendar. */
export function needsWriting({ wanted, row }: Pairing, writeTo: string | null): boolean {
  if (!wanted || !row) return true;
  if (isElsewhere(row, writeTo)) return true;
  return row.proposal === null && (row.revision !== wanted.revision || row.otherStarts.length > 0);
}

/**
 * Writes and removes the events of all appointments and dates of courses as needed. Events that the owner has changed become
 * proposals.
 * @param objects The calendar's events; undefined if it hasn't changed since the last synchronisation.
 * @returns `changed` if the calendar was changed while this ran. `unread` if an event could not be read, perhaps for lack of
 * time: it was left as it is, and the next synchronisation tries again.
 */
export async function writeEvents(
  sync: Sync,
  objects: readonly CaldavObject[] | undefined,
): Promise<'done' | 'changed' | 'unread'> {
  const { ctx, services, account } = sync;
  const { writeTo } = account;
  const { pairs } = await pairings(ctx, { ...services, writeTo });
  for (const { row } of pairs)
    if (row && isElsewhere(row, writeTo)) await removeFromFormerCalendar(sync, row);
  if (writeTo === null) return 'done';
  // Events in a former calendar have just been removed there, and are now written to this one.
  const due = pairs
    .map((pair) => (pair.row && isElsewhere(pair.row, writeTo) ? { ...pair, row: undefined } : pair))
    .filter((pair) => pair.wanted || pair.row)
    .filter((pair) => objects !== undefined || needsWriting(pair, writeTo));
  const { standing, unread } = await findStanding(sync, writeTo, due, objects ?? []);
  const readable = due.filter(({ id }) => !unread.has(id));
  const outcome = await updateEach(readable, (pair) => update(sync, writeTo, pair, standing.get(pair.id)));
  return outcome === 'done' && unread.size > 0 ? 'unread' : outcome;
}

/** After this many refusals the fault isn't with single events, so the remaining ones aren't tried. */
const mostRefused = 3;

async function updateEach(
  pairs: readonly Pairing[],
  updateOne: (pair: Pairing) => Promise<'done' | 'changed'>,
): Promise<'done' | 'changed'> {
  const outcomes = new Set<'done' | 'changed'>();
  const refused: CaldavError[] = [];
  for (const pair of pairs) {
    try {
      outcomes.add(await updateOne(pair));
    } catch (error) {
      // If the server refuses one event, the others are written all the same.
      if (!isRefusal(error)) throw error;
      refused.push(error);
      if (refused.length === mostRefused) throw error;
    }
  }
  if (refused[0]) throw refused[0];
  return outcomes.has('changed') ? 'changed' : 'done';
}

const isRefusal = (error: unknown): error is CaldavError =>
  error instanceof CaldavError && (error.reason === 'forbidden' || error.reason === 'fault');

const isUnreachable = (error: unknown): boolean =>
  error instanceof CaldavError && (error.reason === 'elsewhere' || error.reason === 'bad_address');

const forget = async ({ db }: Sync['ctx'], kind: BookedKind, id: string): Promise<void> => {
  await db.delete(writtenTables[kind]).where(eq(writtenTables[kind].id, id));
};

async function removeFromFormerCalendar(
  { ctx, client, renewClaim }: Sync,
  { kind, id, href }: WrittenEvent,
): Promise<void> {
  await renewClaim();
  try {
    await client.remove(href, undefined);
  } catch (error) {
    // The former calendar may have become read-only, or requests to its address may not be allowed any more.
    if (!isRefusal(error) && !isUnreachable(error)) throw error;
  }
  await forget(ctx, kind, id);
}

/**
 * Finds the calendar's events for `pairs`. The map's keys are the ids of appointments and dates; `unread` has the ids whose events
 * could not be read. An event that isn't among `objects` may have been moved out of the period that `objects` covers, so it is
 * fetched by its address.
 */
async function findStanding(
  { client, timeZone }: Sync,
  writeTo: string,
  pairs: readonly Pairing[],
  objects: readonly CaldavObject[],
): Promise<{ standing: Map<string, StandingEvent>; unread: Set<string> }> {
  const idByHref = new Map(pairs.flatMap(({ id, row }) => (row ? [[row.href, id] as const] : [])));
  const ids = new Set(pairs.map(({ id }) => id));
  const chosen = new Map<string, CaldavObject>();
  const choose = (object: CaldavObject) => {
    const known = idByHref.get(object.href);
    const id = known ?? bookedIdOf(object);
    if (id === undefined || !ids.has(id)) return;
    // Each id has one event. If the calendar has copies, the one at the stored address counts.
    if (known || !chosen.has(id)) chosen.set(id, object);
  };
  objects.forEach(choose);
  const unseen = [...idByHref].filter(([, id]) => !chosen.has(id)).map(([href]) => href);
  if (unseen.length > 0) (await client.eventsAt(writeTo, unseen)).forEach(choose);
  const read = await readHeldEvents(new Map([...chosen].map(([id, { data }]) => [id, data])), timeZone);
  const standing = new Map<string, StandingEvent>();
  const unread = new Set<string>();
  for (const [id, { etag, href }] of chosen) {
    const event = read.get(id);
    if (event) standing.set(id, { ...event, etag, href });
    else unread.add(id);
  }
  return { standing, unread };
}

async function update(
  sync: Sync,
  writeTo: string,
  { id, kind, wanted, row }: Pairing,
  standing: StandingEvent | undefined,
): Promise<'done' | 'changed'> {
  const step = decide(wanted, toKnown(row), standing);
  if (step === 'nothing') return 'done';
  await sync.renewClaim();
  const href = standing?.href ?? row?.href ?? `${writeTo}${id}.ics`;
  if (typeof step === 'object') {
    const proposedStart = step.kind === 'moved' ? step.start : null;
    await store(sync, kind, id, { href, proposal: step.kind, proposedStart });
    return 'done';
  }
  if (!wanted) return remove(sync, kind, id, standing);
  if (step === 'write' && (await write(sync, { href, wanted, row, standing })) === 'changed')
    return 'changed';
  await store(sync, kind, id, {
    href,
    startsAt: wanted.start,
    revision: wanted.revision,
    otherStarts: [],
    proposal: null,
    proposedStart: null,
  });
  return 'done';
}

async function remove(
  { ctx, client }: Sync,
  kind: BookedKind,
  id: string,
  standing: StandingEvent | undefined,
) {
  if (standing && (await client.remove(standing.href, standing.etag)) === 'changed') return 'changed';
  await forget(ctx, kind, id);
  return 'done';
}

interface Written {
  href: string;
  wanted: BookedEvent;
  row: WrittenEvent | undefined;
  standing: StandingEvent | undefined;
}

async function write(sync: Sync, { href, wanted, row, standing }: Written) {
  const otherStarts = [...(row?.otherStarts ?? []), wanted.start.getTime()];
  const startsAt = standing && !standing.isCancelled ? standing.start : (row?.startsAt ?? null);
  // The new start is stored before the request. If the response is lost, the next synchronisation doesn't mistake the site's own
  // write for a change by the owner.
  await store(sync, wanted.kind, wanted.id, { href, startsAt, otherStarts });
  const data = calendarObject(wanted.entry, wanted.revision);
  return sync.client.put(href, data, standing ? { etag: standing.etag } : 'new');
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
