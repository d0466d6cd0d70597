import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, type FoundEvent, type KnownEvent, type Proposal, putBack, type WantedEvent } from './merge';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 10, hour));
const wants = (hour: number, revision = `r${hour}`): WantedEvent => ({ start: at(hour), revision });
const finds = (hour: number, over: Partial<FoundEvent> = {}): FoundEvent => ({
  etag: '"1"',
  start: at(hour),
  isCancelled: false,
  revision: `r${hour}`,
  ...over,
});
const knows = (hour: number | null, over: Partial<KnownEvent> = {}): KnownEvent => ({
  start: hour === null ? null : at(hour),
  revision: hour === null ? null : `r${hour}`,
  otherStarts: [],
  proposal: null,
  ...over,
});

describe('what is done about an appointment’s event', () => {
  test.each<[string, WantedEvent | undefined, KnownEvent | undefined, FoundEvent | undefined, unknown]>([
    ['a new appointment', wants(9), undefined, undefined, 'write'],
    [
      'an event that arrived though the response was lost',
      wants(9),
      knows(null, { otherStarts: [at(9)] }),
      finds(9),
      'agree',
    ],
    ['an event that didn’t arrive', wants(9), knows(null, { otherStarts: [at(9)] }), undefined, 'write'],
    ['one in step', wants(9), knows(9), finds(9), 'agree'],
    ['another title, by her', wants(9), knows(9), finds(9, { revision: undefined }), 'agree'],
    ['another name, here', wants(9, 'new'), knows(9), finds(9), 'write'],
    ['an appointment that was moved', wants(10), knows(9), finds(9), 'write'],
    ['one that she moved', wants(9), knows(9), finds(11), { kind: 'moved', start: at(11) }],
    ['one that both moved', wants(10), knows(9), finds(11), { kind: 'moved', start: at(11) }],
    ['one that both moved to the same time', wants(11), knows(9), finds(11, { revision: 'r9' }), 'write'],
    [
      'a move that is known',
      wants(9),
      knows(9, { proposal: { kind: 'moved', start: at(11) } }),
      finds(11),
      'nothing',
    ],
    [
      'a move that she took back',
      wants(9),
      knows(9, { proposal: { kind: 'moved', start: at(11) } }),
      finds(9),
      'agree',
    ],
    ['one that she deleted', wants(9), knows(9), undefined, { kind: 'deleted' }],
    ['one that she cancelled', wants(9), knows(9), finds(9, { isCancelled: true }), { kind: 'deleted' }],
    [
      'a move that is to be undone',
      wants(9),
      putBack(knows(9, { proposal: { kind: 'moved', start: at(11) } })),
      finds(11),
      'write',
    ],
    [
      'one moved again meanwhile',
      wants(9),
      putBack(knows(9, { proposal: { kind: 'moved', start: at(11) } })),
      finds(12),
      { kind: 'moved', start: at(12) },
    ],
    [
      'a deletion that is to be undone',
      wants(9),
      putBack(knows(9, { proposal: { kind: 'deleted' } })),
      undefined,
      'write',
    ],
    ['one that is cancelled here, and moved there', undefined, knows(9), finds(11), 'remove'],
    ['one that is gone on both sides', undefined, knows(9), undefined, 'forget'],
    ['one that a mail has put there', wants(9), undefined, finds(8, { revision: undefined }), 'write'],
  ])('Given %s', (_, wanted, known, found, step) => {
    expect(decide(wanted, known, found)).toEqual(step);
  });
});

/** What can happen on the site, in the owner's calendar, and to the connection. */
const event = fc.oneof(
  fc.record({ do: fc.constantFrom('move', 'she moves'), hour: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ do: fc.constantFrom('cancel', 'she deletes', 'put back', 'accept') }),
  fc.record({
    do: fc.constant('sync'),
    /** `arrives`: whether the request reaches the server. `returns`: whether its response reaches the site. */
    arrives: fc.boolean(),
    returns: fc.boolean(),
    /** Whether the owner's calendar program removes properties that it doesn't know, such as the revision. */
    strips: fc.boolean(),
  }),
);
type Event = { do: string; hour?: number; arrives?: boolean; returns?: boolean; strips?: boolean };

/** One appointment and its event, with a server that loses requests and responses. */
class World {
  wanted: WantedEvent | undefined = wants(9, 'r0');
  known: KnownEvent | undefined;
  found: FoundEvent | undefined;
  /** The owner's last change that has not become a proposal yet; undefined if she took it back or a cancellation overtook it. */
  unasked: 'moved' | 'deleted' | undefined;
  private revisions = 0;

  move(hour: number): void {
    this.revisions += 1;
    if (this.wanted) this.wanted = wants(hour, `r${this.revisions}`);
  }

  hers(hour: number | undefined): void {
    // The owner can change only an event that exists. If the site hasn't seen the event yet, it can't tell her deletion from a
    // request that never arrived, so such changes are left out.
    if (!this.found || this.known?.start == null) return;
    this.found = hour === undefined ? undefined : { ...this.found, start: at(hour) };
    this.unasked = hour === undefined ? 'deleted' : 'moved';
  }

  answer(accepts: boolean): void {
    const proposal = this.known?.proposal;
    if (!this.known || !proposal || !this.wanted) return;
    if (accepts && proposal.kind === 'moved') this.move(proposal.start.getUTCHours());
    if (accepts && proposal.kind === 'deleted') this.wanted = undefined;
    this.known = accepts ? { ...this.known, proposal: null } : putBack(this.known);
  }

  sync({ arrives = true, returns = true, strips = false }): void {
    const { wanted, known, found } = this;
    const step = decide(wanted, known, found);
    if (typeof step === 'object') this.propose(step);
    else if (step === 'write' && wanted) this.write(wanted, arrives, returns, strips);
    else if (step === 'agree' && wanted) this.agree(wanted);
    else if (step === 'remove' || step === 'forget') {
      if (arrives) this.found = undefined;
      if (arrives && returns) this.known = undefined;
      this.unasked = undefined;
    }
  }

  private propose(proposal: Proposal): void {
    if (this.known) this.known = { ...this.known, proposal };
    this.unasked = undefined;
  }

  private agree({ start, revision }: WantedEvent): void {
    this.known = { start, revision, otherStarts: [], proposal: null };
    this.unasked = undefined;
  }

  private write(wanted: WantedEvent, arrives: boolean, returns: boolean, strips: boolean): void {
    const { known, found } = this;
    const isOverHers = this.unasked === 'moved' && found && found.start.getTime() !== wanted.start.getTime();
    const ours = [known?.start, ...(known?.otherStarts ?? [])].map((start) => start?.getTime());
    // If she moves the event to a start at which the site has put it before, the site can't tell her move from its own.
    if (isOverHers && !ours.includes(found.start.getTime())) throw new Error('her move is overwritten');
    if (this.unasked === 'deleted') throw new Error('her deletion is undone');
    const before = known ?? { revision: null, proposal: null, start: null, otherStarts: [] };
    const otherStarts = [...before.otherStarts, wanted.start];
    this.known = { ...before, start: found && !found.isCancelled ? found.start : before.start, otherStarts };
    this.unasked = undefined;
    if (!arrives) return;
    const revision = strips ? undefined : wanted.revision;
    this.found = { etag: '"1"', start: wanted.start, isCancelled: false, revision };
    if (returns) this.agree(wanted);
  }

  happen({ do: what, hour = 0, ...request }: Event): void {
    if (what === 'move') this.move(hour);
    else if (what === 'she moves') this.hers(hour);
    else if (what === 'she deletes') this.hers(undefined);
    else if (what === 'cancel') this.wanted = undefined;
    else if (what === 'accept' || what === 'put back') this.answer(what === 'accept');
    else this.sync(request);
  }
}

test('Whatever happens on both sides and on the way, nothing of hers is undone unasked, and both end up the same', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const world = new World();
      for (const each of events) world.happen(each);
      for (let round = 0; round < 3; round++) world.sync({});
      if (world.known?.proposal) world.answer(false);
      for (let round = 0; round < 3; round++) world.sync({});
      expect(world.found?.start).toEqual(world.wanted?.start);
      expect(world.known?.proposal ?? null).toBeNull();
      const { known, found } = world;
      expect(decide(world.wanted, known, found)).toBe(world.wanted ? 'agree' : 'forget');
    }),
    { numRuns: 2000 },
  );
});
