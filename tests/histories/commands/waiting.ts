import fc from 'fast-check';
import { holdsTooMany, make } from '../appointments';
import { any, ask, askOnce, command, dying, expectStatus } from '../command';
import { dateAt, plusDays } from '../days';
import { freeStarts, isFree, isOffered, offeredStarts } from '../free';
import { post } from '../mails';
import type { Dying, HistorySite } from '../site';
import { adoptOffers, fits } from '../waiting';
import { type Entry, type Hold, mailOf, phoneOf, pick, type Service, serviceOf, type World } from '../world';

const switching = command(
  'switch the waiting list',
  1,
  fc.record({ isOn: fc.constantFrom(true, true, true, false), offerHours: fc.constantFrom(1, 3, 26) }),
  async (world, site, { isOn, offerHours }) => {
    const { version } = world.waiting;
    const answer = await site.owner('PUT', 'waiting-settings', { isOn, offerHours, version });
    expectStatus(answer, 200, 'the list');
    world.waiting = { isOn, offerHours, version: version + 1 };
  },
);

/** What somebody wishes who waits: mostly a day on which nothing is free. */
function wishesFor(world: World, service: Service, by: number, isBroad: boolean) {
  const free = freeStarts(world, service).map(dateAt);
  const full = [...new Set(offeredStarts(world, service).map(dateAt))].filter((date) => !free.includes(date));
  const from = pick(full, by) ?? plusDays(dateAt(world.now), 1 + (by % 5));
  const parts = ['morning', 'afternoon', 'evening'].filter((_, index) => by % (index + 3) === 0);
  return {
    from,
    to: isBroad ? plusDays(from, 3) : from,
    weekdays: [] as number[],
    parts: isBroad ? parts : [],
  };
}

const joining = command(
  'join the waiting list',
  8,
  fc.record({
    service: any,
    person: fc.nat(4),
    by: any,
    isBroad: fc.boolean(),
    confirms: fc.constantFrom(true, true, true, false),
    death: dying,
  }),
  async (world, site, { service: which, person, by, isBroad, confirms, death }) => {
    const service = pick(world.services, which) as Service;
    const wishes = wishesFor(world, service, by, isBroad);
    const { from: fromDay, to: toDay, weekdays, parts } = wishes;
    const email = mailOf(person);
    const answer = await site.post('/api/waiting', {
      ...{ name: 'Bekleyen', email, phone: phoneOf(person), serviceId: service.id },
      ...{ weekdays, parts, fromDay, toDay, language: 'tr' },
    });
    if (!world.waiting.isOn) return expectStatus(answer, 409, 'a list that is off');
    if (freeStarts(world, service).some((start) => fits(wishes, start)))
      return expectStatus(answer, 409, 'one that is free');
    expectStatus(answer, 201, 'a place in the list');
    const entry = await joined(world, site, { service, person, wishes });
    post(world, entry.id, 'waiting-confirm');
    if (confirms) await prove(world, site, entry, death);
  },
  ({ waiting, steps }) => waiting.isOn || steps % 5 === 0,
);

type Wishes = Pick<Entry, 'from' | 'to' | 'weekdays' | 'parts'>;

const openEntries = ({ entries }: World, person: number, service: string, status: string): Entry[] =>
  entries.filter((each) => each.person === person && each.service === service && each.status === status);

const mostUnconfirmed = 5;

/** The entry of a person who joined: the existing one of a person who already waits, else a new one that must be confirmed. */
async function joined(
  world: World,
  site: HistorySite,
  { service: { id: service }, person, wishes }: { service: Service; person: number; wishes: Wishes },
): Promise<Entry> {
  const [earlier] = openEntries(world, person, service, 'waiting');
  if (earlier) return earlier;
  const unproven = openEntries(world, person, service, 'unconfirmed');
  if (unproven[0] && unproven.length >= mostUnconfirmed) unproven[0].status = 'ended';
  const id = (await site.entryOf(mailOf(person), service)) ?? '';
  const token = await site.link('waiting', id);
  const entry = { ...wishes, id, token, person, service, status: 'unconfirmed', createdAt: world.now };
  world.entries.push(entry);
  return entry;
}

/** Confirms an entry by the mail's link. The person's other entries for the same service end then. */
async function prove(world: World, site: HistorySite, entry: Entry, death: Dying | undefined): Promise<void> {
  expectStatus(await ask(site, () => act(site, entry, 'confirm'), death), 200, 'a confirmed address');
  if (entry.status !== 'unconfirmed') return;
  for (const status of ['unconfirmed', 'waiting'])
    for (const other of openEntries(world, entry.person, entry.service, status)) other.status = 'ended';
  entry.status = 'waiting';
}

const proving = command(
  'follow the link of the waiting list',
  1,
  fc.record({ which: any, death: dying }),
  async (world, site, { which, death }) => {
    const unproven = world.entries.filter(({ status }) => status === 'unconfirmed');
    const entry = pick(which % 4 === 0 ? world.entries : unproven, which);
    if (entry) await prove(world, site, entry, death);
  },
  ({ entries }) => entries.length > 0,
);

const act = (site: HistorySite, { id, token }: Entry, what: string, body: object = {}) =>
  site.post(`/api/waiting/${id}/${what}`, { language: 'tr', ...body }, { Authorization: `Bearer ${token}` });

const hasOffers = ({ holds }: World) => holds.length > 0;
/** One of the offers, mostly one that has not ended. */
function someOffer({ holds }: World, by: number): Hold | undefined {
  const running = holds.filter(({ ended }) => ended === null);
  return pick(by % 6 === 0 ? holds : running, by) ?? pick(holds, by);
}
const entryOf = ({ entries }: World, { entry }: Hold): Entry => {
  const found = entries.find(({ id }) => id === entry);
  if (!found) throw new Error('an offer to nobody');
  return found;
};

const taking = command(
  'take what is offered',
  5,
  fc.record({ which: any, again: fc.boolean(), death: dying }),
  async (world, site, { which, again, death }) => {
    const hold = someOffer(world, which);
    if (!hold) return;
    const entry = entryOf(world, hold);
    const service = serviceOf(world, hold.service);
    const send = () => act(site, entry, 'take', { offerId: hold.id });
    const answer = await ask(site, send, death);
    if (hold.ended === 'taken') return expectStatus(answer, 200, 'what was taken before');
    if (!isOffered(world, service, hold.start))
      return expectStatus(answer, 422, 'what is not offered any more');
    if (holdsTooMany(world, entry.person, service.id)) return expectStatus(answer, 429, 'one too many');
    const isHeld = hold.ended === null && hold.until > world.now;
    if (!isHeld || !isFree(world, service, hold.start, { except: hold.id }))
      return expectStatus(answer, 409, 'an offer that is over');
    expectStatus(answer, 200, 'an offer');
    hold.ended = 'taken';
    entry.status = 'booked';
    make(world, answer.body.reservationId, service, { start: hold.start, person: entry.person });
    if (again) expectStatus(await send(), 200, 'the same offer again');
  },
  hasOffers,
);

const declining = command(
  'decline what is offered',
  2,
  fc.record({ which: any, death: dying }),
  async (world, site, { which, death }) => {
    const hold = someOffer(world, which);
    if (!hold) return;
    const send = () => act(site, entryOf(world, hold), 'decline', { offerId: hold.id });
    expectStatus(await ask(site, send, death), 200, 'an answer');
    if (hold.ended !== null) return;
    hold.ended = 'given_back';
    adoptOffers(world, (await site.stored()).holds, { freed: hold });
  },
  hasOffers,
);

const leaving = command(
  'leave the waiting list',
  2,
  fc.record({ which: any, owner: fc.boolean(), death: dying }),
  async (world, site, { which, owner, death }) => {
    const entry = pick(world.entries, which);
    if (!entry) return;
    const isOpen = entry.status === 'waiting' || entry.status === 'unconfirmed';
    const send = owner
      ? () => site.owner('POST', `waiting/${entry.id}/status`, { status: 'removed' })
      : () => act(site, entry, 'leave');
    const isGone = async () =>
      isOpen && (await site.stored()).entries.some(([id, status]) => id === entry.id && status === 'removed');
    const answer = owner ? await askOnce(site, send, death, isGone) : await ask(site, send, death);
    if (!isOpen) return expectStatus(answer, owner ? 409 : 200, 'one who does not wait');
    expectStatus(answer, 200, 'one who leaves');
    entry.status = owner ? 'removed' : 'left';
    const hold = world.holds.find((each) => each.entry === entry.id && each.ended === null);
    if (!hold) return;
    hold.ended = 'given_back';
    adoptOffers(world, (await site.stored()).holds, { freed: hold });
  },
  ({ entries }) => entries.length > 0,
);

export const waitingCommands = [...switching, ...joining, ...proving, ...taking, ...declining, ...leaving];
