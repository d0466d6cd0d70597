import { eq, lt } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { isStored } from '#/platform/db/is-stored';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { addDays, daysBetween, toWallTime } from '#/platform/time/zone';
import { limits, type Override, type OverrideRequest, type Saved } from '../admin-availability-contract';
import { toOverrides } from '../admin-availability-queries';
import { enqueueFreed } from '../jobs';
import { dayLock } from '../rules';
import { type OverrideRow, overrides } from '../table';

/** Overrides of dates more than this many days ago are deleted, because every query of the rule reads all overrides. */
const keptDays = 400;

function canHaveHours(date: string, today: string): boolean {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead <= limits.overrideDays;
}

/** Stores the override of a date, unless it was changed since the owner saw it. Appointments stay as they are. */
export const setOverride = (
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  date: string,
  { version, ...request }: OverrideRequest,
): Promise<Saved<Override>> =>
  transact(db, async (tx): Promise<Saved<Override>> => {
    const now = clock.now();
    const timeZone = await siteTimeZone(tx);
    const today = toWallTime(now, timeZone).date;
    if (!canHaveHours(date, today)) return { ok: false, reason: 'not_ahead' };
    // Waits for bookings of that day that are under way. Later bookings see the new hours.
    await lockNames(tx, [dayLock(date)]);
    const described = async (row: OverrideRow) => (await toOverrides(tx, [row], timeZone))[0] as Override;
    const [current] = await tx.select().from(overrides).where(eq(overrides.date, date));
    if (!current && version !== undefined) return { ok: false, reason: 'unknown' };
    const typed = { ...request, note: request.note || null };
    if (current && isStored(current, typed)) return { ok: true, stored: await described(current) };
    if (current && version !== current.version)
      return { ok: false, reason: 'changed', current: await described(current) };
    const values = { ...typed, updatedAt: now };
    const [row] = await tx
      .insert(overrides)
      .values({ date, ...values, createdAt: now })
      .onConflictDoUpdate({
        target: overrides.date,
        set: { ...values, version: (current?.version ?? 0) + 1 },
      })
      .returning();
    if (!row) throw new Error('the insert returned no row');
    await enqueueFreed({ jobs }, tx);
    await tx.delete(overrides).where(lt(overrides.date, addDays(today, -keptDays)));
    return { ok: true, stored: await described(row) };
  });

/** Deletes the override of a date. Returns what was deleted, so that it can be restored; undefined if there was none. */
export async function removeOverride(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  date: string,
): Promise<Override | undefined> {
  const rows = await db.delete(overrides).where(eq(overrides.date, date)).returning();
  if (rows.length > 0) await enqueueFreed({ jobs }, db);
  const [removed] = await toOverrides(db, rows, await siteTimeZone(db));
  return removed;
}
