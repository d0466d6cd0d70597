import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '#/platform/db/database';
import type { Interval } from '../contract';
import { replaceBusyTimes } from '../jobs';
import { calendars } from '../table';

const ofAccount = eq(calendars.source, 'account');

/** Makes the busy times of the chosen calendars of the owner's account count. The account's other calendars stop counting. */
async function choose(
  tx: Transaction,
  chosen: readonly { href: string; name: string }[],
  now: Date,
): Promise<void> {
  const addresses = chosen.map(({ href }) => href);
  await tx.delete(calendars).where(and(ofAccount, notInArray(calendars.address, addresses)));
  for (const { href, name } of chosen) {
    const known = await tx
      .update(calendars)
      .set({ name, updatedAt: now })
      .where(and(ofAccount, eq(calendars.address, href)))
      .returning({ id: calendars.id });
    if (known.length === 0)
      await tx
        .insert(calendars)
        .values({ source: 'account', name, address: href, createdAt: now, updatedAt: now });
  }
}

/** Does nothing if the owner has not chosen the calendar. */
async function store(
  tx: Transaction,
  href: string,
  { busy, skipped }: { busy: readonly Interval[]; skipped: number },
  now: Date,
): Promise<void> {
  const [row] = await tx
    .update(calendars)
    .set({ state: 'ok', skipped, checkedAt: now, readAt: now })
    .where(and(ofAccount, eq(calendars.address, href)))
    .returning({ id: calendars.id });
  if (row) await replaceBusyTimes(tx, row.id, busy);
}

/** The commands by which `own-calendar` stores which calendars of the owner's account count, and their busy times. */
export const accountBusyTimes = { choose, store };
