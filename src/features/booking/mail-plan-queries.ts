import { reminderHours } from '#/features/commitments/contract';
import type { Executor, Transaction } from '#/platform/db/database';
import type { StoredRule } from './admin-availability-contract';
import { noFollowUpTexts } from './follow-up-contract';
import { bookingSettings } from './table';

/** Which mails wait for their time around an appointment, as the owner has set it (`booking_settings`). */
export type MailPlan = Pick<StoredRule, 'reminders' | 'followUpHours' | 'followUpTexts'>;

export const usualPlan: MailPlan = {
  reminders: [reminderHours],
  followUpHours: null,
  followUpTexts: noFollowUpTexts,
};

const planIn = (db: Executor) =>
  db
    .select({
      reminders: bookingSettings.reminders,
      followUpHours: bookingSettings.followUpHours,
      followUpTexts: bookingSettings.followUpTexts,
    })
    .from(bookingSettings);

export async function mailPlan(db: Executor): Promise<MailPlan> {
  const [row] = await planIn(db);
  return row ?? usualPlan;
}

/**
 * The plan, which can't be changed before the transaction ends: whatever is planned by it is seen by the change that replans. To be
 * read before any mail is locked, as that change locks the plan first.
 */
export async function lockedMailPlan(tx: Transaction): Promise<MailPlan> {
  const [row] = await planIn(tx).for('key share');
  return row ?? usualPlan;
}
