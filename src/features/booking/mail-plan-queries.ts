import { reminderHours } from '#/features/commitments/contract';
import type { Executor, Transaction } from '#/platform/db/database';
import type { StoredRule } from './admin-availability-contract';
import { noFollowUpTexts } from './follow-up-contract';
import { bookingSettings } from './table';

/** When reminders and follow-ups are sent, and the texts of follow-ups, as the owner has set them (`booking_settings`). */
export type MailPlan = Pick<StoredRule, 'reminders' | 'followUpHours' | 'followUpTexts'>;

export const usualPlan: MailPlan = {
  reminders: [reminderHours],
  followUpHours: null,
  followUpTexts: noFollowUpTexts,
};

export async function mailPlan(db: Executor): Promise<MailPlan> {
  const [row] = await db.select().from(bookingSettings);
  return row ?? usualPlan;
}

/**
 * Reads the plan and keeps it from being changed until the transaction ends. A change of the plan waits until then, so it also
 * replans the mails of this transaction. To be called before any mail is locked, because `setRule` locks the plan first, then
 * mails.
 */
export async function lockedMailPlan(tx: Transaction): Promise<MailPlan> {
  const [row] = await tx.select().from(bookingSettings).for('key share');
  return row ?? usualPlan;
}
