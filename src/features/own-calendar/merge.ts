/** The event that the calendar should have for an appointment, or for a date of a course. */
export interface WantedEvent {
  start: Date;
  /** A hash of all that the event shows. */
  revision: string;
}

/** A change that the owner made to an event in her calendar. She has to decide whether the appointment follows it. */
export type Proposal = { kind: 'moved'; start: Date } | { kind: 'deleted' };

/** What the site has stored about an event in the calendar. */
export interface KnownEvent {
  /**
   * The start as last seen in the calendar, or as written with a confirmed response. Null if neither has happened yet, or if a
   * deleted event is to be restored.
   */
  start: Date | null;
  revision: string | null;
  /**
   * Other starts that the event may have although the owner hasn't changed it. They come from write requests whose responses were
   * lost, and from a change of hers that she wants undone.
   */
  otherStarts: readonly Date[];
  proposal: Proposal | null;
}

/** The event as it is in the calendar. */
export interface FoundEvent {
  etag: string | undefined;
  start: Date;
  isCancelled: boolean;
  revision: string | undefined;
}

/**
 * What to do about an event. `forget`: delete what is stored about it. `agree`: the event is as it should be, and only this is
 * stored. A proposal: store it, so that the owner decides.
 */
export type Step = 'nothing' | 'forget' | 'write' | 'remove' | 'agree' | Proposal;

const same = (a: Date, b: Date): boolean => a.getTime() === b.getTime();

/**
 * Decides what to do about one event. A change of the owner's in her calendar is neither overwritten nor applied. It becomes a
 * proposal, until she answers it or takes the change back. Only a changed start or a deletion counts: she may change titles,
 * notes and lengths freely.
 */
export function decide(
  wanted: WantedEvent | undefined,
  known: KnownEvent | undefined,
  found: FoundEvent | undefined,
): Step {
  if (!wanted) return found ? 'remove' : 'forget';
  const there = found?.isCancelled ? undefined : found;
  if (there && same(there.start, wanted.start)) return isCurrent(wanted, known, there) ? 'agree' : 'write';
  const wasSeen = known?.start != null;
  if (!known || !(wasSeen || known.otherStarts.length > 0)) return 'write';
  // If the event is missing and was never seen, the write request may not have arrived. So it is written again.
  if (!there) return wasSeen ? propose(known, { kind: 'deleted' }) : 'write';
  const isOurs = [known.start, ...known.otherStarts].some((start) => start && same(start, there.start));
  return isOurs ? 'write' : propose(known, { kind: 'moved', start: there.start });
}

/** What to store about an event that the owner wants restored. A later change of hers makes a new proposal. */
export function putBack(known: KnownEvent): KnownEvent {
  const { proposal, start, otherStarts } = known;
  if (proposal?.kind === 'moved')
    return { ...known, proposal: null, otherStarts: [...otherStarts, proposal.start] };
  return { ...known, proposal: null, start: null, otherStarts: [...otherStarts, ...(start ? [start] : [])] };
}

/** Whether the event has the wanted revision. If the event in the calendar has lost its revision, the stored one counts. */
const isCurrent = (wanted: WantedEvent, known: KnownEvent | undefined, { revision }: FoundEvent): boolean =>
  (revision ?? known?.revision) === wanted.revision;

function propose({ proposal }: KnownEvent, next: Proposal): Step {
  if (proposal?.kind === 'deleted' && next.kind === 'deleted') return 'nothing';
  if (proposal?.kind === 'moved' && next.kind === 'moved' && same(proposal.start, next.start))
    return 'nothing';
  return next;
}
