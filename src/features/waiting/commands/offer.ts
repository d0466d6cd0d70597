import { endHold, holdSlot, lockHeldDays } from '#/features/booking/holds';
import {
  type FreeSlots,
  freeSlots,
  type HoldRow,
  holdsFor,
  liveHolds,
  overdueHolds,
} from '#/features/booking/offer-queries';
import { siteTimeZone } from '#/features/profile/queries';
import { type Interval, overlaps } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { enqueueMails } from '#/platform/mail/outbox';
import { toWallTime } from '#/platform/time/zone';
import { buildMail, enqueueLook, enqueueOffers } from '../jobs';
import { inLine, lockEntry, openEntries, storedSettings } from '../queries';
import { fits, isOver, offerUntil } from '../rules';
import type { WaitingRow } from '../table';
import { endEntry } from './end-entry';

/**
 * Acquires the lock under which offers are made and passed on, one at a time on all instances. Booking an offer works without
 * this lock. Acquire it before all other locks, to avoid deadlocks.
 */
export const lockLine = (tx: Transaction): Promise<void> => lockNames(tx, ['waiting list']);

/** The most offers that one run of the job makes; the next run continues. */
const mostOffers = 100;

/**
 * The job of `freedQueue`: ends entries that are over (`isOver`), ends offers whose time is over and passes their slots on, and
 * offers other free slots. While there are open entries or offers, it enqueues itself for a few minutes later.
 */
export async function offerFreed(ctx: Context): Promise<void> {
  await endOver(ctx);
  await transact(ctx.db, async (tx) => {
    await lockLine(tx);
    await passOn(ctx, tx, await overdueHolds(tx, ctx.clock.now()), 'lapsed');
  });
  for (let made = 0; made < mostOffers; made += 1) {
    const isMade = await transact(ctx.db, async (tx) => {
      await lockLine(tx);
      return offerNext(ctx, tx);
    });
    if (!isMade) break;
  }
  const [open, live] = [await openEntries(ctx.db), await liveHolds(ctx.db)];
  if (open.length + live.length > 0) await enqueueLook(ctx, ctx.db);
}

async function endOver(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const at = { now, today: toWallTime(now, await siteTimeZone(ctx.db)).date };
  for (const { id } of (await openEntries(ctx.db)).filter((entry) => isOver(entry, at)))
    await transact(ctx.db, async (tx) => {
      await lockLine(tx);
      const entry = await lockEntry(tx, id);
      // An entry with an open offer doesn't end, as the offer has been promised until its time is over.
      const holds = await holdsFor(tx, [id]);
      if (entry && isOver(entry, at) && holds.every(({ ended }) => ended !== null))
        await endEntry(ctx, tx, entry, 'ended');
    });
}

/**
 * Ends offers and offers each slot to the next in line within the same transaction, so that no other visitor sees it as free in
 * between. All offers end before the first slot is offered again, so that a person whose offer ended can get one of the other
 * slots. The caller holds `lockLine`.
 */
export async function passOn(
  ctx: Context,
  tx: Transaction,
  holds: readonly HoldRow[],
  as: 'lapsed' | 'given_back',
): Promise<void> {
  await lockHeldDays(tx, holds);
  const ended: HoldRow[] = [];
  for (const hold of holds) if (await endHold(tx, hold.id, as)) ended.push(hold);
  for (const { startsAt: start, endsAt: end } of ended) await offerNext(ctx, tx, { start, end });
}

/**
 * Makes one offer. It goes to the first entry in line that has no open offer and for which there is a free slot that fits its
 * wishes and was not offered to it before. With `within`, only slots that overlap this interval are offered. Returns false if
 * there is nothing to offer. The caller holds `lockLine`.
 */
async function offerNext(ctx: Context, tx: Transaction, within?: Interval): Promise<boolean> {
  const now = ctx.clock.now();
  const { isOn, offerHours } = await storedSettings(tx);
  if (!isOn) return false;
  // Holds are read before the line. If a person takes an offer meanwhile, the entry is no longer in line. In the other order it
  // could still be in line, but have no live hold any more, so that the person would get a second offer.
  const offered = new Set((await liveHolds(tx)).map(({ heldFor }) => heldFor));
  const line = (await inLine(tx)).filter(({ id }) => !offered.has(id));
  const ids = line.map(({ id }) => id);
  const holds = Map.groupBy(await holdsFor(tx, ids), ({ heldFor }) => heldFor);
  const known = new Map<string, FreeSlots | undefined>();
  for (const entry of line) {
    const { serviceId } = entry;
    const earlier = holds.get(entry.id) ?? [];
    if (!known.has(serviceId)) known.set(serviceId, await freeSlots(tx, serviceId, now));
    const free = known.get(serviceId);
    const offers = free ? offersTo(entry, earlier, free, { within, offerHours, now }) : [];
    for (const offer of offers) if (await makeOffer(ctx, tx, offer)) return true;
  }
  return false;
}

type PossibleOffer = Parameters<typeof holdSlot>[1];

/** The possible offers to an entry: the free slots that fit its wishes and were not offered to it before, soonest first. */
function offersTo(
  entry: WaitingRow,
  earlier: readonly HoldRow[],
  { slots, rule, minutes }: FreeSlots,
  { within, offerHours, now }: { within: Interval | undefined; offerHours: number; now: Date },
): PossibleOffer[] {
  const known = new Set(earlier.map(({ startsAt }) => startsAt.getTime()));
  return slots.flatMap((slot) => {
    const isWithin = !within || overlaps(slot, within);
    if (!isWithin || known.has(slot.start.getTime()) || !fits(entry, slot)) return [];
    const heldUntil = offerUntil(slot, rule, offerHours, now);
    return heldUntil
      ? [{ slot, rule, minutes, heldUntil, serviceId: entry.serviceId, heldFor: entry.id }]
      : [];
  });
}

/** Holds the slot, and enqueues the mail and the job that ends the offer. False if the slot isn't free any more. */
async function makeOffer(ctx: Context, tx: Transaction, offer: PossibleOffer): Promise<boolean> {
  const hold = await holdSlot(tx, offer, ctx.clock.now());
  if (!hold) return false;
  await enqueueMails(ctx, tx, [{ ...buildMail(offer.heldFor, 'waiting-offer', hold.id), urgent: true }]);
  await enqueueOffers(ctx, tx, offer.heldUntil);
  return true;
}
