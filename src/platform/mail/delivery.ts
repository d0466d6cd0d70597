import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { emailKey } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { rateHits } from '#/platform/rate-limit/hits-table';
import { type Bound, recentHits, waitOf } from '#/platform/rate-limit/rate-limit';
import { type MailRow, type MailState, mailOutbox } from './outbox-table';
import { type MailTransport, mailErrorReason, mayHaveArrived, type OutgoingMail } from './transport';

/** A mail as it was written; `unsent` is called where nobody can have got it. */
export interface ComposedMail extends OutgoingMail {
  unsent?: () => Promise<unknown>;
}

/** Mails that strangers' forms may cause an address in a day. */
const strangersBound: readonly Bound[] = [{ hits: 5, seconds: 24 * 3600 }];

/** Milliseconds after which an attempt that says nothing is one whose process died; the queue finds that out no sooner. */
const diedAfter = 30_000;
/** So many attempts without an answer: a third could be the third copy. */
const mostUnclear = 2;

/**
 * Notes that an attempt begins, before anything is sent: what a crash leaves behind is known then. Answers the mail that is
 * to be sent, undefined where there is nothing to do any more.
 * @throws where another attempt is under way, so that the queue looks again
 */
export async function beginDelivery(tx: Transaction, mail: MailRow, now: Date): Promise<MailRow | undefined> {
  const isWaiting = mail.state === 'waiting' || mail.state === 'failing';
  if (!isWaiting && mail.state !== 'sending') return undefined;
  const isDead = (mail.sendingAt?.getTime() ?? 0) + diedAfter <= now.getTime();
  if (!isWaiting && !isDead) throw new Error('the mail is being sent');
  const unclearAttempts = mail.unclearAttempts + (isWaiting ? 0 : 1);
  if (unclearAttempts >= mostUnclear) {
    await note(tx, mail.id, { state: 'unclear', unclearAttempts });
    return undefined;
  }
  const [begun] = await tx
    .update(mailOutbox)
    .set({ state: 'sending', sendingAt: now, unclearAttempts, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, mail.id))
    .returning();
  return begun;
}

type Noted = { state: MailState } & Partial<Pick<MailRow, 'lastError' | 'sentAt' | 'unclearAttempts'>>;

const note = (db: Executor, id: string, values: Noted) =>
  db
    .update(mailOutbox)
    .set({ ...values, sendingAt: null })
    .where(eq(mailOutbox.id, id));

/**
 * Sends a mail whose attempt has begun, and notes what became of it. Throws where it is to be tried again. After an end
 * that leaves open whether it arrived it is tried once more, under the same Message-ID: two copies at most.
 */
export async function deliver(
  ctx: Pick<Context, 'db' | 'clock'> & { mail: MailTransport },
  { id, byOwner, unclearAttempts }: MailRow,
  compose: () => Promise<ComposedMail | undefined>,
): Promise<void> {
  const become = (values: Noted) => note(ctx.db, id, values);
  let unsent: ComposedMail['unsent'];
  try {
    const composed = await compose();
    if (!composed) {
      await become({ state: 'dropped' });
      return;
    }
    const { unsent: undo, ...mail } = composed;
    unsent = undo;
    if (mail.strangersDoing && !byOwner && !(await withinBound(ctx, id, mail.to.address))) {
      await unsent?.();
      await become({ state: 'held' });
      return;
    }
    await ctx.mail.send(mail);
  } catch (error) {
    const lastError = mailErrorReason(error);
    if (!mayHaveArrived(error)) {
      await unsent?.();
      await become({ state: 'failing', lastError });
      throw error;
    }
    const soFar = unclearAttempts + 1;
    const isEnough = soFar >= mostUnclear;
    await become({ state: isEnough ? 'unclear' : 'failing', lastError, unclearAttempts: soFar });
    if (isEnough) return;
    throw error;
  }
  const state = ctx.mail.toFiles ? 'filed' : 'sent';
  await become({ state, sentAt: ctx.clock.now(), lastError: null });
}

/** Counts a mail to an address, unless it has had as many as strangers may cause; each mail once, however often it is tried. */
function withinBound(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  mailId: string,
  address: string,
): Promise<boolean> {
  const key = `mail ${createHash('sha256').update(emailKey(address)).digest('hex')}`;
  const now = clock.now();
  return transact(db, async (tx) => {
    await lockNames(tx, [key]);
    const [counted] = await tx.select({ id: rateHits.id }).from(rateHits).where(eq(rateHits.id, mailId));
    if (counted) return true;
    const hits = (await recentHits(tx, [key], now)).get(key) ?? [];
    if (waitOf(hits, strangersBound, now) > 0) return false;
    await tx.insert(rateHits).values({ id: mailId, key, at: now });
    return true;
  });
}

/** Where a person is erased: nothing tells any more that these mails counted for an address. */
export async function forgetCounted(tx: Transaction, mailIds: readonly string[]): Promise<void> {
  await tx.delete(rateHits).where(inArray(rateHits.id, [...mailIds]));
}

/** For a mail that did not get out: the owner has it sent now, whatever stood in its way. */
export async function releaseMail(tx: Transaction, mail: MailRow): Promise<void> {
  if (mail.state === 'sending') return;
  await tx
    .update(mailOutbox)
    .set({ state: 'waiting', byOwner: true, unclearAttempts: 0 })
    .where(eq(mailOutbox.id, mail.id));
}

/** Whether a mail has been sent, or need not be: sending it again means another one. */
export const isDone = ({ state }: Pick<MailRow, 'state'>): boolean =>
  state === 'sent' || state === 'filed' || state === 'dropped';
