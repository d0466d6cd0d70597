import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { emailKey } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { rateHits } from '#/platform/rate-limit/hits-table';
import { type Bound, recentHits, waitOf } from '#/platform/rate-limit/rate-limit';
import type { deliveryColumns, MailState } from './delivery-columns';
import { type MailTransport, mailErrorReason, mayHaveArrived, type OutgoingMail } from './transport';

type Columns = keyof ReturnType<typeof deliveryColumns>;
/** A table of mails: whose rows know their delivery. */
export type MailTable = PgTable & Record<Columns | 'id', PgColumn>;

/** What a mail's row says of its delivery. */
export interface DeliveryRow {
  id: string;
  state: string;
  sendingAt: Date | null;
  unclearAttempts: number;
  byOwner: boolean;
}

/** Mails that strangers' forms may cause an address in a day (decisions, section 9). */
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
export async function beginDelivery<Row extends DeliveryRow>(
  tx: Executor,
  table: MailTable,
  mail: Row,
  now: Date,
): Promise<Row | undefined> {
  const isWaiting = mail.state === 'waiting' || mail.state === 'failing';
  if (!isWaiting && mail.state !== 'sending') return undefined;
  const isDead = (mail.sendingAt?.getTime() ?? 0) + diedAfter <= now.getTime();
  if (!isWaiting && !isDead) throw new Error('the mail is being sent');
  const unclearAttempts = mail.unclearAttempts + (isWaiting ? 0 : 1);
  const here = eq(table.id, mail.id);
  if (unclearAttempts >= mostUnclear) {
    await noted(tx, table, mail.id, { state: 'unclear', unclearAttempts });
    return undefined;
  }
  const begun = { state: 'sending', sendingAt: now, unclearAttempts, attempts: sql`${table.attempts} + 1` };
  await tx
    .update(table)
    .set(begun as never)
    .where(here);
  return { ...mail, ...begun };
}

interface Noted {
  state: MailState;
  lastError?: string | null;
  sentAt?: Date;
  unclearAttempts?: number;
}

const noted = (db: Executor, table: MailTable, id: string, values: Noted) =>
  db
    .update(table)
    .set({ ...values, sendingAt: null } as never)
    .where(eq(table.id, id));

/**
 * Sends a mail whose attempt has begun, and notes what became of it. Throws where it is to be tried again. After an end
 * that leaves open whether it arrived it is tried once more, under the same Message-ID: two copies at most.
 * `unsent` is called where nobody can have got it.
 */
export async function deliver(
  ctx: Pick<Context, 'db' | 'clock'> & { mail: MailTransport },
  table: MailTable,
  { id, byOwner, unclearAttempts }: DeliveryRow,
  compose: () => Promise<OutgoingMail | undefined>,
  unsent: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const note = (values: Noted) => noted(ctx.db, table, id, values);
  try {
    const mail = await compose();
    if (!mail) {
      await note({ state: 'dropped' });
      return;
    }
    if (mail.strangersDoing && !byOwner && !(await withinBound(ctx, id, mail.to.address))) {
      await unsent();
      await note({ state: 'held' });
      return;
    }
    await ctx.mail.send(mail);
  } catch (error) {
    const lastError = mailErrorReason(error);
    if (!mayHaveArrived(error)) {
      await unsent();
      await note({ state: 'failing', lastError });
      throw error;
    }
    const soFar = unclearAttempts + 1;
    const isEnough = soFar >= mostUnclear;
    await note({ state: isEnough ? 'unclear' : 'failing', lastError, unclearAttempts: soFar });
    if (isEnough) return;
    throw error;
  }
  const state = ctx.mail.toFiles ? 'filed' : 'sent';
  await note({ state, sentAt: ctx.clock.now(), lastError: null });
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
export async function releaseMail(tx: Executor, table: MailTable, mail: DeliveryRow): Promise<void> {
  if (mail.state === 'sending') return;
  await tx
    .update(table)
    .set({ state: 'waiting', byOwner: true, unclearAttempts: 0 } as never)
    .where(eq(table.id, mail.id));
}

/** Whether a mail has been sent, or need not be: sending it again means another one. */
export const isDone = ({ state }: Pick<DeliveryRow, 'state'>): boolean =>
  state === 'sent' || state === 'filed' || state === 'dropped';
