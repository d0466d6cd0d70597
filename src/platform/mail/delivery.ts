import { createHmac } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { rateHits } from '#/platform/rate-limit/hits-table';
import { type RateLimit, secondsToWait } from '#/platform/rate-limit/rate-limit';
import { mailboxOf } from './mailbox-of';
import { type MailRow, type MailState, mailOutbox } from './outbox-table';
import { type MailTransport, mailErrorReason, mayHaveArrived, type OutgoingMail } from './transport';

/** A composed mail. `onUnsent` is called if an attempt to send it ends and it is certain that nobody received the mail. */
export interface ComposedMail extends OutgoingMail {
  onUnsent?: () => Promise<unknown>;
}

/** The most mails per day that a mailbox may get because of forms that strangers fill in. */
const strangersLimit: readonly RateLimit[] = [{ hits: 5, seconds: 24 * 3600 }];

const notOpen = 'the site is not open yet';

/** After so many milliseconds without a sign of life, an attempt's process counts as dead. The job queue waits as long. */
const diedAfter = 30_000;
/** The most attempts that may end without a reply from the server. A further attempt could deliver a third copy. */
const maxUnclear = 2;

/**
 * Records the beginning of an attempt. The caller sends the mail only afterwards, so that a crash leaves a trace. Returns the
 * mail to send, if any. Throws if another attempt is under way, so that the queue tries again.
 */
export async function beginDelivery(tx: Transaction, mail: MailRow, now: Date): Promise<MailRow | undefined> {
  const isWaiting = mail.state === 'waiting' || mail.state === 'failing';
  if (!isWaiting && mail.state !== 'sending') return undefined;
  // The absolute difference, because `sendingAt` lies in the future if the clock has been put back since.
  const isDead = Math.abs(now.getTime() - (mail.sendingAt?.getTime() ?? 0)) >= diedAfter;
  if (!isWaiting && !isDead) throw new Error('the mail is being sent');
  const unclearAttempts = mail.unclearAttempts + (isWaiting ? 0 : 1);
  if (unclearAttempts >= maxUnclear) {
    await updateMail(tx, mail.id, { state: 'unclear', unclearAttempts });
    return undefined;
  }
  const [begun] = await tx
    .update(mailOutbox)
    .set({ state: 'sending', sendingAt: now, unclearAttempts, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, mail.id))
    .returning();
  return begun;
}

/** Gives signs of life for the attempt at this mail, until the returned object is disposed of. */
export function whileAlive({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Disposable {
  const isSending = and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'sending'));
  const beat = () => db.update(mailOutbox).set({ sendingAt: clock.now() }).where(isSending);
  const timer = setInterval(() => void beat().catch(() => undefined), diedAfter / 3).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

type MailUpdate = { state: MailState } & Partial<Pick<MailRow, 'lastError' | 'sentAt' | 'unclearAttempts'>>;

/** Returns false if the mail has been deleted. */
async function updateMail(db: Executor, id: string, values: MailUpdate): Promise<boolean> {
  const rows = await db
    .update(mailOutbox)
    .set({ ...values, sendingAt: null })
    .where(eq(mailOutbox.id, id))
    .returning({ id: mailOutbox.id });
  return rows.length > 0;
}

interface DeliveryContext extends Pick<Context, 'db' | 'clock'> {
  mail: MailTransport;
  secret: string;
  maySendTo?(address: string): Promise<boolean>;
}

/**
 * Sends a mail whose attempt has begun, and records the outcome. Throws if the queue should retry. If it is unclear whether the
 * mail arrived, it is sent once more under the same Message-ID: two copies at most.
 */
export async function deliver(
  ctx: DeliveryContext,
  { id, byOwner, unclearAttempts }: MailRow,
  compose: () => Promise<ComposedMail | undefined>,
): Promise<void> {
  const update = (values: MailUpdate) => updateMail(ctx.db, id, values);
  let onUnsent: ComposedMail['onUnsent'];
  let messageId: string;
  try {
    const composed = await compose();
    if (!composed) {
      await update({ state: 'dropped' });
      return;
    }
    const { onUnsent: undo, ...mail } = composed;
    onUnsent = undo;
    messageId = mail.messageId;
    const hold = async (lastError: string | null) => {
      await onUnsent?.();
      await update({ state: 'held', lastError });
    };
    // A mail that is stored as a file reaches nobody, so it need not wait until the site is open.
    if (!ctx.mail.toFiles && !byOwner && (await ctx.maySendTo?.(mail.to.address)) === false)
      return await hold(notOpen);
    if (mail.causedByStranger && !byOwner && !(await countTowardsLimit(ctx, id, mail.to.address)))
      return await hold(null);
    await ctx.mail.send(mail);
  } catch (error) {
    const lastError = mailErrorReason(error);
    if (!mayHaveArrived(error)) {
      await onUnsent?.();
      await update({ state: 'failing', lastError });
      throw error;
    }
    const soFar = unclearAttempts + 1;
    const isEnough = soFar >= maxUnclear;
    await update({ state: isEnough ? 'unclear' : 'failing', lastError, unclearAttempts: soFar });
    if (isEnough) return;
    throw error;
  }
  const state = ctx.mail.toFiles ? 'filed' : 'sent';
  const isKnown = await update({ state, sentAt: ctx.clock.now(), lastError: null });
  if (isKnown) return;
  // The mail was deleted while it was being sent, because its person was erased. So this attempt's file and hit are deleted, too.
  await ctx.mail.deleteFile(messageId);
  await transact(ctx.db, (tx) => deleteMailHits(tx, [id]));
}

/** Counts a mail towards the limit of its mailbox, once for all retries. Returns false if the limit has been reached. */
function countTowardsLimit(
  { db, clock, secret }: Pick<Context, 'db' | 'clock'> & { secret: string },
  mailId: string,
  address: string,
): Promise<boolean> {
  // Hashed with a secret, so that a copy of the database doesn't reveal whether an address got a mail.
  const key = `mail ${createHmac('sha256', secret).update(mailboxOf(address)).digest('hex')}`;
  const now = clock.now();
  return transact(db, async (tx) => {
    await lockNames(tx, [key]);
    const [counted] = await tx.select({ id: rateHits.id }).from(rateHits).where(eq(rateHits.id, mailId));
    if (counted) return true;
    if ((await secondsToWait(tx, [key], strangersLimit, now)) > 0) return false;
    await tx.insert(rateHits).values({ id: mailId, key, at: now });
    return true;
  });
}

export async function deleteMailHits(tx: Transaction, mailIds: readonly string[]): Promise<void> {
  await tx.delete(rateHits).where(inArray(rateHits.id, [...mailIds]));
}

/** Marks an unsent mail to be sent now at the owner's request, without limits. The caller enqueues its job. */
export async function releaseMail(tx: Transaction, mail: MailRow): Promise<void> {
  if (mail.state === 'sending') return;
  await tx
    .update(mailOutbox)
    .set({ state: 'waiting', byOwner: true, unclearAttempts: 0 })
    .where(eq(mailOutbox.id, mail.id));
}

export const isSendable = ({ state, dueAt }: Pick<MailRow, 'state' | 'dueAt'>, now: Date): boolean =>
  state !== 'dropped' && !(state === 'waiting' && dueAt > now);

/** Whether a mail has been sent, stored as a file or dropped. To send it again, a new mail must be enqueued. */
export const isDone = ({ state }: Pick<MailRow, 'state'>): boolean =>
  state === 'sent' || state === 'filed' || state === 'dropped';
