import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { type Correspondence, createMessageId } from './addresses';
import {
  beginDelivery,
  type ComposedMail,
  deleteMailHits,
  deliver,
  isDone,
  isSendable,
  releaseMail,
} from './delivery';
import { isUnsent, type MailRow, type MailState, mailOutbox, unsentStates } from './outbox-table';
import { isAddressRefused, type MailTransport } from './transport';

export const outboxQueue = 'mail';
/**
 * An attempt has ended after 90 seconds by the timeouts of database and mail server. One that hangs nevertheless gives its place to
 * the mails behind it then.
 */
const twoAtATime: QueueOptions = {
  retryDelaySeconds: 3,
  retryDelayMaxSeconds: 900,
  concurrency: 2,
  longestSeconds: 90,
};
export const outboxQueues: Record<string, QueueOptions> = {
  [outboxQueue]: twoAtATime,
  // Jobs enqueued before mails about appointments came into this outbox: their reminders may be far ahead.
  'booking-mail': twoAtATime,
};

export interface OutboxJob {
  mailId: string;
}

export interface OutboxContext extends Context, Correspondence {
  mail: MailTransport;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** The site's secret. */
  secret: string;
  /** Whether mails may be sent to this address: while the site is being set up, only the owner gets mails. */
  maySendTo?(address: string): Promise<boolean>;
}

/** What mails to the owner about the site itself are about: an id that no row has, so that no erasure deletes them. */
export const theSite = '00000000-0000-4000-8000-000000000001';

/** A mail to be enqueued. */
export interface NewMail extends Pick<MailRow, 'kind' | 'about'> {
  /** The version of the row that it is about, and data of that version. */
  sequence?: number;
  snapshot?: object | null;
  /** Not before this time. */
  dueAt?: Date;
  /** Somebody is waiting for it now, so it is sent before all other due mails. */
  urgent?: boolean;
  /** Sent by the owner by hand. */
  byOwner?: boolean;
}

/** What a mail is written from; only the outbox itself sends. */
export type ComposerContext = Omit<OutboxContext, 'mail' | 'secret' | 'maySendTo'>;

/** Writes one kind of mail from what is stored now; undefined where the mail is outdated or no longer needed. */
export type Composer = (ctx: ComposerContext, mail: MailRow) => Promise<ComposedMail | undefined>;
export type Composers = Readonly<Record<string, Composer>>;

/** Call inside the caller's transaction: stores the mails, and a job that sends each. */
export async function enqueueMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  newMails: readonly NewMail[],
): Promise<void> {
  if (newMails.length === 0) return;
  const now = ctx.clock.now();
  const mails = newMails.map(({ urgent, ...mail }) => ({ dueAt: now, ...mail, id: randomUUID() }));
  const jobs = mails.map(({ id, dueAt }, index) => ({
    data: { mailId: id } satisfies OutboxJob,
    urgent: newMails[index]?.urgent ?? false,
    ...(dueAt > now ? { startAfter: dueAt } : {}),
  }));
  await Promise.all([tx.insert(mailOutbox).values(mails), ctx.jobs.enqueueAll(tx, outboxQueue, jobs)]);
}

/** Call inside the caller's transaction: unsent mails of these kinds about a row are never sent. */
export async function withdrawMails(tx: Transaction, about: string, kinds: readonly string[]): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ state: 'dropped' })
    .where(
      and(
        eq(mailOutbox.about, about),
        inArray(mailOutbox.kind, [...kinds]),
        inArray(mailOutbox.state, ['waiting', ...unsentStates]),
      ),
    );
}

/**
 * The job: sends one mail, unless it has been sent already. Throws where that failed, so that the queue retries. Where the
 * mail has been deleted, its file is deleted too.
 */
export async function deliverMail(ctx: OutboxContext, composers: Composers, mailId: string): Promise<void> {
  const begun = await transact(ctx.db, async (tx) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, mailId)).for('update');
    return mail ? beginDelivery(tx, mail, ctx.clock.now()) : 'unknown';
  });
  if (begun === 'unknown') return ctx.mail.deleteFile(createMessageId(mailId, ctx.baseUrl));
  if (!begun) return;
  try {
    await deliver(ctx, begun, async () => {
      const compose = composers[begun.kind];
      if (!compose) throw new Error(`nothing writes the mail ${begun.kind}`);
      return compose(ctx, begun);
    });
  } catch (error) {
    if (!isAddressRefused(error) || begun.attempts < refusals.often) throw error;
    const startAfter = new Date(ctx.clock.now().getTime() + refusals.pauseMs);
    await ctx.jobs.enqueue(ctx.db, outboxQueue, { mailId } satisfies OutboxJob, { startAfter });
  }
}

/**
 * An address that the server refuses for good is tried for some hours as often as any, since a server may be set up wrongly; then a
 * few times a day. Addresses that don't exist, which anybody can enter, would make the server take the site for a sender of spam.
 */
const refusals = { often: 20, pauseMs: 6 * 3_600_000 } as const;

/** What the owner sees of a mail. */
export interface MailReport {
  id: string;
  kind: string;
  state: MailState;
  attempts: number;
  /** Codes only, no personal data. */
  lastError: string | null;
  /** ISO 8601, like `sentAt`. */
  dueAt: string;
  sentAt: string | null;
}

/** A mail that has not been sent so far. */
export interface FailingMail extends Pick<MailReport, 'id' | 'kind' | 'state' | 'attempts' | 'lastError'> {
  about: string;
  /** The person's name; '' where it was erased. */
  name: string;
}

/** The mails about a row, latest first. */
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

/** A table whose rows are people that mails are about. */
export type MailedTable = PgTable & { id: PgColumn; name: PgColumn };

/** SQL: whether a mail about the current row has not been sent so far. */
export const isMailFailing = (table: MailedTable) =>
  // Qualified with the table: Drizzle omits the table from a column's name here, so it would refer to the inner table.
  sql<boolean>`exists (select 1 from ${mailOutbox} mail
  where mail.about = ${table}.id and ${isUnsent(sql`mail.state`)})`;

/** The latest mails of these kinds that have not been sent so far, with the person's name. */
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

export type ResendOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' | 'erased' };

/** A row that mails are about. */
interface MailedRow {
  id: string;
  erasedAt: Date | null;
}

/**
 * Sends a mail about a row again: an unsent one that is still true at once, any other as a new mail. `read` finds the row;
 * no mail is sent about an erased person. `renew` returns what the mail would say now, or undefined where that is nothing.
 */
export const resendMail = <Row extends MailedRow>(
  ctx: Pick<Context, 'db' | 'jobs' | 'clock'>,
  read: (tx: Transaction) => Promise<Row | undefined>,
  mailId: string,
  renew: (mail: MailRow, row: Row) => NewMail | undefined = ({ kind, about }) => ({ kind, about }),
): Promise<ResendOutcome> =>
  transact(ctx.db, async (tx): Promise<ResendOutcome> => {
    const row = await read(tx);
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: false, reason: 'erased' };
    const [mail] = await tx
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.id, mailId), eq(mailOutbox.about, row.id)))
      .for('update');
    if (!mail) return { ok: false, reason: 'unknown' };
    const renewed = isSendable(mail, ctx.clock.now()) ? renew(mail, row) : undefined;
    if (!renewed) return { ok: false, reason: 'outdated' };
    const isCurrent = mail.sequence === (renewed.sequence ?? mail.sequence);
    if (isDone(mail) || !isCurrent) await enqueueMails(ctx, tx, [{ ...renewed, byOwner: true }]);
    else {
      await releaseMail(tx, mail);
      await ctx.jobs.enqueue(tx, outboxQueue, { mailId } satisfies OutboxJob);
    }
    return { ok: true };
  });

/** Deletes every mail about a row, and the jobs delete their files; for a row whose personal data is erased. */
export async function deleteMails(ctx: Pick<Context, 'jobs'>, tx: Transaction, about: string): Promise<void> {
  const deleted = await tx
    .delete(mailOutbox)
    .where(eq(mailOutbox.about, about))
    .returning({ id: mailOutbox.id });
  await deleteMailHits(
    tx,
    deleted.map(({ id }) => id),
  );
  const jobs = deleted.map(({ id }) => ({ data: { mailId: id } satisfies OutboxJob }));
  await ctx.jobs.enqueueAll(tx, outboxQueue, jobs);
}
