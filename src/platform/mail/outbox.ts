import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { messageIdOf } from './addresses';
import { beginDelivery, type ComposedMail, deliver, forgetCounted, isDone, releaseMail } from './delivery';
import { isUnsent, type MailRow, type MailState, mailOutbox, unsentStates } from './outbox-table';
import type { MailTransport } from './transport';

export const outboxQueue = 'mail';
const twoAtATime: QueueOptions = { retryDelaySeconds: 3, retryDelayMaxSeconds: 900, concurrency: 2 };
export const outboxQueues: Record<string, QueueOptions> = {
  [outboxQueue]: twoAtATime,
  // Its jobs were planned before the mails about appointments came into this outbox: reminders lie far ahead.
  'booking-mail': twoAtATime,
};

export interface OutboxJob {
  mailId: string;
}

export interface OutboxContext extends Context {
  mail: MailTransport;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Where the owner's notices go; without it, to the profile's e-mail. */
  ownerEmail: string | undefined;
}

/** A mail to come. */
export interface PlannedMail extends Pick<MailRow, 'kind' | 'about'> {
  /** Which change of the row it tells of, and what of it. */
  sequence?: number;
  told?: object | null;
  /** Not before this moment. */
  dueAt?: Date;
  /** Somebody waits for it at this moment: it goes before all others that are due. */
  urgent?: boolean;
  /** The owner has it sent by hand. */
  byOwner?: boolean;
}

/** Writes one kind of mail from what is stored now; undefined where it has nothing true to say any more. */
export type Composer = (ctx: OutboxContext, mail: MailRow) => Promise<ComposedMail | undefined>;
export type Composers = Readonly<Record<string, Composer>>;

/** Inside the caller's transaction: the mails, and the job that sends each. */
export async function enqueueMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  planned: readonly PlannedMail[],
): Promise<void> {
  if (planned.length === 0) return;
  const now = ctx.clock.now();
  const mails = planned.map(({ urgent, ...mail }) => ({ dueAt: now, ...mail, id: randomUUID() }));
  const jobs = mails.map(({ id, dueAt }, place) => ({
    data: { mailId: id } satisfies OutboxJob,
    urgent: planned[place]?.urgent ?? false,
    ...(dueAt > now ? { startAfter: dueAt } : {}),
  }));
  await Promise.all([tx.insert(mailOutbox).values(mails), ctx.jobs.enqueueAll(tx, outboxQueue, jobs)]);
}

/** Inside the caller's transaction: the mails of a kind about a row that have not gone out never will. */
export async function withdrawMails(tx: Transaction, about: string, kind: string): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ state: 'dropped' })
    .where(
      and(
        eq(mailOutbox.about, about),
        eq(mailOutbox.kind, kind),
        inArray(mailOutbox.state, ['waiting', ...unsentStates]),
      ),
    );
}

/**
 * The job: sends one mail, unless it went out already. Throws when it couldn't, so that the queue tries again. Of a mail
 * that was taken back nothing is kept.
 */
export async function deliverMail(ctx: OutboxContext, composers: Composers, mailId: string): Promise<void> {
  const begun = await transact(ctx.db, async (tx) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, mailId)).for('update');
    return mail ? beginDelivery(tx, mail, ctx.clock.now()) : 'unknown';
  });
  if (begun === 'unknown') return ctx.mail.forget(messageIdOf(mailId, ctx.baseUrl));
  if (!begun) return;
  await deliver(ctx, begun, async () => {
    const compose = composers[begun.kind];
    if (!compose) throw new Error(`nothing writes the mail ${begun.kind}`);
    return compose(ctx, begun);
  });
}

/** What the owner reads of a mail. */
export interface MailReport {
  id: string;
  kind: string;
  state: MailState;
  attempts: number;
  /** Codes only, no personal data. */
  lastError: string | null;
  /** ISO 8601, as `sentAt`. */
  dueAt: string;
  sentAt: string | null;
}

/** A mail that did not get out so far. */
export interface FailingMail extends Pick<MailReport, 'id' | 'kind' | 'state' | 'attempts' | 'lastError'> {
  about: string;
  /** Of the person; '' for one that was erased. */
  name: string;
}

/** The mails about a row, the latest first. */
export async function mailsAbout(db: Executor, about: string): Promise<MailReport[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.about, about))
    .orderBy(desc(mailOutbox.dueAt), mailOutbox.kind);
  return rows.map(({ id, kind, state, attempts, lastError, dueAt, sentAt }) => ({
    id,
    kind,
    state,
    attempts,
    lastError,
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** A table whose rows mails are about: people who have written. */
export type MailedTable = PgTable & { id: PgColumn; name: PgColumn };

/** Whether a mail about the row that is being read did not get out so far. */
export const isMailFailing = (table: MailedTable) =>
  // Named in full: Drizzle leaves the table out of a column's name here, and the inner table would be meant.
  sql<boolean>`exists (select 1 from ${mailOutbox} mail
  where mail.about = ${table}.id and ${isUnsent(sql`mail.state`)})`;

/** The latest mails of these kinds that could not be sent so far, with whom each is about. */
export function failingMails(
  db: Executor,
  table: MailedTable,
  kinds: readonly string[],
  limit: number,
): Promise<FailingMail[]> {
  const { id, about, kind, state, attempts, lastError } = mailOutbox;
  const name = sql<string>`coalesce(${table.name}, '')`;
  return db
    .select({ id, about, name, kind, state, attempts, lastError })
    .from(mailOutbox)
    .leftJoin(table, eq(table.id, mailOutbox.about))
    .where(and(isUnsent(mailOutbox.state), inArray(mailOutbox.kind, [...kinds])))
    .orderBy(desc(mailOutbox.dueAt))
    .limit(limit);
}

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' | 'erased' };

/** A row that mails are about. */
interface Mailed {
  id: string;
  erasedAt: Date | null;
}

/**
 * Sends a mail about a row again: one that did not get out and is still true at once, any other as a new mail. `read` finds
 * the row; of one whose person was erased nothing goes out any more. `renew` says what the mail would tell now, undefined
 * where that is nothing.
 */
export const resendMail = <Row extends Mailed>(
  ctx: Pick<Context, 'db' | 'jobs' | 'clock'>,
  read: (tx: Transaction) => Promise<Row | undefined>,
  mailId: string,
  renew: (mail: MailRow, row: Row) => PlannedMail | undefined = ({ kind, about }) => ({ kind, about }),
): Promise<Resent> =>
  transact(ctx.db, async (tx): Promise<Resent> => {
    const row = await read(tx);
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: false, reason: 'erased' };
    const [mail] = await tx
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.id, mailId), eq(mailOutbox.about, row.id)))
      .for('update');
    if (!mail) return { ok: false, reason: 'unknown' };
    const renewed = renew(mail, row);
    if (!renewed) return { ok: false, reason: 'outdated' };
    const isCurrent = mail.sequence === (renewed.sequence ?? mail.sequence);
    if (isDone(mail) || !isCurrent) await enqueueMails(ctx, tx, [{ ...renewed, byOwner: true }]);
    else {
      await releaseMail(tx, mail);
      await ctx.jobs.enqueue(tx, outboxQueue, { mailId } satisfies OutboxJob);
    }
    return { ok: true };
  });

/** Takes back every mail about a row, whatever is kept of it included; for a row whose personal data is erased. */
export async function forgetMails(ctx: Pick<Context, 'jobs'>, tx: Transaction, about: string): Promise<void> {
  const gone = await tx
    .delete(mailOutbox)
    .where(eq(mailOutbox.about, about))
    .returning({ id: mailOutbox.id });
  await forgetCounted(
    tx,
    gone.map(({ id }) => id),
  );
  const jobs = gone.map(({ id }) => ({ data: { mailId: id } satisfies OutboxJob }));
  await ctx.jobs.enqueueAll(tx, outboxQueue, jobs);
}
