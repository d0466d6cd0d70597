import type { Context } from '#/platform/context';
import { isStored } from '#/platform/db/is-stored';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { RuleRequest, Saved, StoredRule } from '../admin-availability-contract';
import { storedRule } from '../admin-availability-queries';
import { enqueueFreed } from '../jobs';
import { bookingSettings } from '../table';
import { replanAll } from './replan-mails';

/**
 * Stores the rule, unless the request names a version and the rule was changed since. If reminders or follow-ups are to be sent at
 * other times than before, the mails of booked appointments are replanned in the same transaction.
 */
export function setRule(
  { db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>,
  { version, ...rule }: RuleRequest,
): Promise<Saved<StoredRule>> {
  return transact(db, async (tx): Promise<Saved<StoredRule>> => {
    // The name is locked because the first save finds no row to lock. The row is locked because bookings that are under way plan
    // their mails by it (`lockedMailPlan`).
    await lockNames(tx, ['booking rule']);
    await tx.select().from(bookingSettings).for('update');
    const current = await storedRule(tx);
    if (version !== undefined && version !== current.version)
      return isStored(current, rule)
        ? { ok: true, stored: current }
        : { ok: false, reason: 'changed', current };
    const next = { ...rule, version: current.version + 1 };
    await tx
      .insert(bookingSettings)
      .values(next)
      .onConflictDoUpdate({ target: bookingSettings.id, set: next });
    await enqueueFreed({ jobs }, tx);
    const stored = await storedRule(tx);
    if (!isSamePlan(stored, current)) await replanAll({ jobs, clock }, tx);
    return { ok: true, stored };
  });
}

const isSamePlan = (a: StoredRule, b: StoredRule): boolean =>
  a.followUpHours === b.followUpHours && a.reminders.join() === b.reminders.join();
