/** What the event of an appointment, or of a date of a course, should be. */
export interface WantedEvent {
  start: Date;
  /** Says what the event is made from: it changes with anything that the event shows. */
  revision: string;
}

/** What the owner did to an event in her calendar, until she decides what becomes of it. */
export type Proposal = { kind: 'moved'; start: Date } | { kind: 'deleted' };

/** What is known of the event in the calendar. */
export interface KnownEvent {
  /** As it was last seen there, or stored for certain; null where neither has happened yet. */
  start: Date | null;
  revision: string | null;
  /**
   * When it may begin without the owner having to be asked: by requests whose responses were lost, which may have arrived or may
   * still arrive, and by a change of hers that she wants undone.
   */
  otherStarts: readonly Date[];
  proposal: Proposal | null;
}

/** The event as the calendar has it. */
export interface FoundEvent {
  etag: string | undefined;
  start: Date;
  isCancelled: boolean;
  revision: string | undefined;
}

/** `forget`: there is nothing to know of it any more. `agree`: it is as it should be. A proposal: the owner is asked. */
export type Step = 'nothing' | 'forget' | 'write' | 'remove' | 'agree' | Proposal;

const same = (a: Date, b: Date): boolean => a.getTime() === b.getTime();

/**
 * What is to be done about one event. What the owner changed in her calendar is never overwritten and never applied:
 * it becomes a proposal, until she has answered it or has taken it back herself. Only when it begins counts: titles, notes and
 * lengths are hers to change there.
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
  // Where it was never seen, the request may not have arrived.
  if (!there) return wasSeen ? propose(known, { kind: 'deleted' }) : 'write';
  const isOurs = [known.start, ...known.otherStarts].some((start) => start && same(start, there.start));
  return isOurs ? 'write' : propose(known, { kind: 'moved', start: there.start });
}

/** What is known of an event once the owner wants it as it was: whatever she does to it after that is another change. */
export function putBack(known: KnownEvent): KnownEvent {
  const { proposal, start, otherStarts } = known;
  if (proposal?.kind === 'moved')
    return { ...known, proposal: null, otherStarts: [...otherStarts, proposal.start] };
  return { ...known, proposal: null, start: null, otherStarts: [...otherStarts, ...(start ? [start] : [])] };
}

/** Whether it shows what it should, as far as that can be seen. */
const isCurrent = (wanted: WantedEvent, known: KnownEvent | undefined, { revision }: FoundEvent): boolean =>
  (revision ?? known?.revision) === wanted.revision;

function propose({ proposal }: KnownEvent, next: Proposal): Step {
  if (proposal?.kind === 'deleted' && next.kind === 'deleted') return 'nothing';
  if (proposal?.kind === 'moved' && next.kind === 'moved' && same(proposal.start, next.start))
    return 'nothing';
  return next;
}
