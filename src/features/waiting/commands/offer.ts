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

/** Offers and answers to them run one after the other, on every instance; always locked before anything else. */
export const lockLine = (tx: Transaction): Promise<void> => lockNames(tx, ['waiting list']);

/** More offers than one run makes; the next run goes on. */
const mostOffers = 100;

/**
 * The job: ends offers whose time is over and passes each slot on, offers what else is free, and takes those off the list whose
 * days are over. While anybody waits, it looks again in a few minutes.
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
      // An offer that runs keeps its time.
      const holds = await holdsFor(tx, [id]);
      if (entry && isOver(entry, at) && holds.every(({ ended }) => ended !== null))
        await endEntry(ctx, tx, entry, 'ended');
    });
}

/**
 * Ends offers, and passes each slot on to the next in line, so that nobody else sees it free in between. All have ended before any slot
 * is passed on: whoever has let one pass is next in line for another. The line is locked.
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
 * Makes one offer: of those in line, the first for whom a free slot fits, that has no other offer and was not offered that slot before.
 * `within`: only of slots that touch an interval. The line is locked; false where there is nothing to offer.
 */
async function offerNext(ctx: Context, tx: Transaction, within?: Interval): Promise<boolean> {
  const now = ctx.clock.now();
  const { isOn, offerHours } = await storedSettings(tx);
  if (!isOn) return false;
  // Read before the line: whoever takes an offer meanwhile still has it here, or is no longer in line.
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

/** What can be offered to somebody: the free slots that fit and were not offered before, soonest first. */
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

/** Holds the slot, and enqueues the mail and the end of the offer; false where it isn't free after all. */
async function makeOffer(ctx: Context, tx: Transaction, offer: PossibleOffer): Promise<boolean> {
  const hold = await holdSlot(tx, offer, ctx.clock.now());
  if (!hold) return false;
  await enqueueMails(ctx, tx, [{ ...buildMail(offer.heldFor, 'waiting-offer', hold.id), urgent: true }]);
  await enqueueOffers(ctx, tx, offer.heldUntil);
  return true;
}
