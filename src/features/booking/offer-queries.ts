import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { offeredSlots } from './availability-queries';
import { type HoldRow, slotHolds } from './table';

export { freedQueue } from './jobs';
export type { HoldRow } from './table';

/** A service's free slots of its usual length, soonest first, and its rule; undefined if the service can't be booked. */
export async function freeSlots(db: Executor, serviceId: string, now: Date) {
  const found = await offeredSlots(db, serviceId, now);
  return found && { ...found, slots: found.slots.filter(found.isFree) };
}
export type FreeSlots = NonNullable<Awaited<ReturnType<typeof freeSlots>>>;

/** The holds for these entries of the waiting list (`heldFor`), oldest first, also those that have ended. */
export const holdsFor = (db: Executor, rows: readonly string[]): Promise<HoldRow[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(slotHolds)
        .where(inArray(slotHolds.heldFor, [...rows]))
        .orderBy(asc(slotHolds.createdAt), asc(slotHolds.id));

export const liveHolds = (db: Executor): Promise<HoldRow[]> =>
  db.select().from(slotHolds).where(isNull(slotHolds.ended)).orderBy(asc(slotHolds.heldUntil));

/** The holds whose time is over, but which are not marked as ended yet. */
export const overdueHolds = async (db: Executor, now: Date): Promise<HoldRow[]> =>
  (await liveHolds(db)).filter(({ heldUntil }) => heldUntil <= now);

export async function holdById(db: Executor, id: string): Promise<HoldRow | undefined> {
  const [row] = await db.select().from(slotHolds).where(eq(slotHolds.id, id));
  return row;
}
