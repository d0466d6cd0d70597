import { reminderHours } from '#/features/commitments/contract';
import type { Executor, Transaction } from '#/platform/db/database';
import type { Localized } from '#/platform/i18n/locale';
import { noFollowUpTexts } from './follow-up-contract';
import { bookingSettings } from './table';

/** Which mails wait for their time around an appointment, as the owner has set it. */
export interface MailPlan {
  /** How many hours before it reminders are sent, the first one first. */
  reminders: readonly number[];
  /** How many hours after its end the follow-up is sent; null for none. */
  followUpHours: number | null;
  /** What the follow-up says; empty for the usual text. */
  followUpTexts: Localized;
}

const usual: MailPlan = { reminders: [reminderHours], followUpHours: null, followUpTexts: noFollowUpTexts };

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
  return row ?? usual;
}

/**
 * The plan, which can't be changed before the transaction ends: whatever is planned by it is seen by the change that replans. To be
 * read before any mail is locked, as that change locks the plan first.
 */
export async function lockedMailPlan(tx: Transaction): Promise<MailPlan> {
  const [row] = await planIn(tx).for('key share');
  return row ?? usual;
}
