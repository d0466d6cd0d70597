import { dateAt, day, hour, hourAt, minute, onDay, weekday } from './days';
import { freeStarts, isFree, isOffered } from './free';
import { post } from './mails';
import { type Entry, type Hold, serviceOf, type Time, type World } from './world';

const partOf = (start: number): string => {
  const hours = hourAt(start);
  if (hours < 12) return 'morning';
  return hours < 17 ? 'afternoon' : 'evening';
};

export const fits = (wishes: Pick<Entry, 'from' | 'to' | 'weekdays' | 'parts'>, start: number): boolean => {
  const { from, to, weekdays, parts } = wishes;
  const date = dateAt(start);
  const isDay = from <= date && date <= to && (weekdays.length === 0 || weekdays.includes(weekday(date)));
  return isDay && (parts.length === 0 || parts.includes(partOf(start)));
};

/** When an offer of a time ends: after `offerHours`, or once it can't be booked any more. Undefined if within 15 minutes. */
function offerEnds(world: World, service: string, start: number): number | undefined {
  const { now, rule, waiting } = world;
  const notice = serviceOf(world, service).notice ?? rule.noticeHours;
  const until = Math.min(now + waiting.offerHours * hour, start - notice * hour, onDay(dateAt(start)));
  return until - now >= 15 * minute ? until : undefined;
}

const hasOffer = ({ holds }: World, { id }: Entry): boolean =>
  holds.some(({ entry, ended }) => entry === id && ended === null);
const wasOffered = ({ holds }: World, { id }: Entry, start: number): boolean =>
  holds.some((hold) => hold.entry === id && hold.start === start);

const touches = (a: Time, b: Time): boolean => a.start < b.end && b.start < a.end;

/** The times that could be offered to an entry now; with `within`, only those that overlap it. */
function possible(world: World, entry: Entry, within?: Time): number[] {
  if (!world.waiting.isOn || entry.status !== 'waiting' || hasOffer(world, entry)) return [];
  const service = serviceOf(world, entry.service);
  return freeStarts(world, service).filter(
    (start) =>
      fits(entry, start) &&
      !wasOffered(world, entry, start) &&
      offerEnds(world, entry.service, start) !== undefined &&
      (!within || touches({ start, end: start + service.minutes * minute }, within)),
  );
}

const inLine = ({ entries }: World): Entry[] =>
  entries
    .filter(({ status }) => status === 'waiting')
    .sort((a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id));

/** An offer as the product stores it. */
export type FoundHold = Hold & { createdAt: number };

/** What is wrong with an offer that the product made; undefined where nothing is. */
function faultOf(world: World, hold: FoundHold): string | undefined {
  const entry = world.entries.find(({ id }) => id === hold.entry);
  if (!entry) return 'for nobody';
  const service = serviceOf(world, entry.service);
  const faults: [string, boolean][] = [
    ['the list is off', !world.waiting.isOn],
    ['for somebody who does not wait', entry.status !== 'waiting'],
    ['another service', hold.service !== entry.service],
    ['another length', hold.end !== hold.start + service.minutes * minute],
    ['the second offer of one person', hasOffer(world, entry)],
    ['offered before', wasOffered(world, entry, hold.start)],
    ['not wanted', !fits(entry, hold.start)],
    ['not offered at that time', !isOffered(world, service, hold.start)],
    ['not free', !isFree(world, service, hold.start)],
    ['held too long or too short', offerEnds(world, entry.service, hold.start) !== hold.until],
  ];
  return faults.find(([, isWrong]) => isWrong)?.[0];
}

/**
 * The entry that should have got an offer before this one: it is earlier in the list, and it could have been offered this time
 * or one that overlaps it. No entry is offered a time a second time. `within` is the time that was passed on; a longer
 * appointment may reach beyond it.
 */
function passedOver(world: World, hold: Hold, within: Time = hold): Entry | undefined {
  const line = inLine(world);
  const place = line.findIndex(({ id }) => id === hold.entry);
  const without = { ...world, holds: world.holds.filter((each) => each !== hold) };
  const passedOn = { start: Math.max(hold.start, within.start), end: Math.min(hold.end, within.end) };
  return line.slice(0, place).find((entry) => possible(without, entry, passedOn).length > 0);
}

/**
 * Adds the product's new offers to the model. Throws where one is wrong: each must go to the first in the list whom the time
 * fits, and the time must be free. The product may choose among several free times. With `freed`, only this time was passed on.
 * Without it, everybody to whom a time can be offered must have an offer, after the times of the `lapsed` offers were passed on.
 */
export function adoptOffers(
  world: World,
  found: readonly FoundHold[],
  { freed, lapsed = [] }: { freed?: Time; lapsed?: readonly Time[] },
): void {
  const made = found.filter(({ id }) => !world.holds.some((hold) => hold.id === id));
  for (const hold of made) {
    const fault = faultOf(world, hold);
    if (fault) throw new Error(`a wrong offer: ${fault} ${JSON.stringify(hold)}`);
    if (freed && !touches(hold, freed)) throw new Error('another time was offered than the freed one');
    const { createdAt: _, ...kept } = hold;
    world.holds.push({ ...kept, ended: null });
    post(world, hold.entry, 'waiting-offer', { offer: hold.id });
  }
  for (const hold of world.holds.filter(({ id }) => made.some((each) => each.id === id))) {
    const passedOn = freed ?? lapsed.find((time) => touches(hold, time));
    const first = passedOver(world, hold, passedOn);
    if (first) throw new Error(`${first.id} waits longer than ${hold.entry}`);
  }
  if (freed && made.length > 0) return;
  const forgotten = inLine(world).find((entry) => possible(world, entry, freed).length > 0);
  if (forgotten) throw new Error(`nothing was offered to ${JSON.stringify(forgotten)}`);
}

/** Does what a look of the worker does: ends old entries, and offers whose time is over. Returns these offers. */
export function lookAtList(world: World): Hold[] {
  const today = dateAt(world.now);
  for (const entry of world.entries) {
    const isUnproven = entry.status === 'unconfirmed';
    const isOver =
      (isUnproven || entry.status === 'waiting') &&
      (entry.to <= today || (isUnproven && entry.createdAt + 3 * day <= world.now));
    if (isOver && !hasOffer(world, entry)) entry.status = 'ended';
  }
  const lapsed = world.holds.filter(({ ended, until }) => ended === null && until <= world.now);
  for (const hold of lapsed) hold.ended = 'lapsed';
  return lapsed;
}
