import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { createMessageId, type MailedSite } from './addresses';
import {
  beginDelivery,
  type ComposedMail,
  deleteMailHits,
  deliver,
  isDone,
  isSendable,
  releaseMail,
  whileAlive,
} from './delivery';
import { isUnsent, type MailRow, mailOutbox, unsentStates } from './outbox-table';
import { isAddressRefused, type MailTransport } from './transport';

export const outboxQueue = 'mail';
/**
 * An attempt ends within twelve minutes by the timeouts of database and mail server. If it hangs nevertheless, its job expires
 * after that time, so that it doesn't block later mails.
 */
const twoAtATime: QueueOptions = {
  retryDelaySeconds: 3,
  retryDelayMaxSeconds: 900,
  concurrency: 2,
  longestSeconds: 720,
};
export const outboxQueues: Record<string, QueueOptions> = {
  [outboxQueue]: twoAtATime,
  // An earlier version put mails about appointments into this queue. It may still hold jobs of reminders far ahead.
  'booking-mail': twoAtATime,
};

export interface OutboxJob {
  mailId: string;
}

export interface OutboxContext extends Context, MailedSite {
  mail: MailTransport;
  secret: string;
  /** Whether mails may be sent to this address: while the site is being set up, only the owner gets mails. */
  maySendTo?(address: string): Promise<boolean>;
}

/** The value of `about` for mails to the owner about the site itself. No row has this id, so no erasure deletes these mails. */
export const theSite = '00000000-0000-4000-8000-000000000001';

export interface NewMail extends Pick<MailRow, 'kind' | 'about'> {
  id?: string;
  /** `sequence`: the version of the row that the mail is about. `snapshot`: data that later changes must not alter. */
  sequence?: number;
  snapshot?: object | null;
  dueAt?: Date;
  /** Whether somebody is waiting for the mail now. Such a mail is sent before all due mails that aren't urgent. */
  urgent?: boolean;
  byOwner?: boolean;
}

/** The context for composing a mail. It has no transport, because only the outbox sends. */
export type ComposerContext = Omit<OutboxContext, 'mail' | 'secret' | 'maySendTo'>;

/** Composes one kind of mail from what is stored when it is sent. Undefined if the mail is not needed any more. */
export type Composer = (ctx: ComposerContext, mail: MailRow) => Promise<ComposedMail | undefined>;
export type Composers = Readonly<Record<string, Composer>>;

/** Stores the mails, and a job for sending each. Call it inside the transaction that causes them. */
export async function enqueueMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  newMails: readonly NewMail[],
): Promise<void> {
  if (newMails.length === 0) return;
  const now = ctx.clock.now();
  const mails = newMails.map(({ urgent, ...mail }) => ({ dueAt: now, id: randomUUID(), ...mail }));
  const jobs = mails.map(({ id, dueAt }, index) => ({
    data: { mailId: id } satisfies OutboxJob,
    urgent: newMails[index]?.urgent ?? false,
    ...(dueAt > now ? { startAfter: dueAt } : {}),
  }));
  await Promise.all([tx.insert(mailOutbox).values(mails), ctx.jobs.enqueueAll(tx, outboxQueue, jobs)]);
}

/** Drops unsent mails of these kinds about a row. Call it inside the transaction that makes them obsolete. */
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

/** Sends a mail that has not been sent. Throws if the queue should retry. If the mail was deleted, deletes its file. */
export async function deliverMail(ctx: OutboxContext, composers: Composers, mailId: string): Promise<void> {
  const begun = await transact(ctx.db, async (tx) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, mailId)).for('update');
    return mail ? beginDelivery(tx, mail, ctx.clock.now()) : 'unknown';
  });
  if (begun === 'unknown') return ctx.mail.deleteFile(createMessageId(mailId, ctx.baseUrl));
  if (!begun) return;
  using _ = whileAlive(ctx, begun.id);
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
 * Retries for an address that the server refuses for good: `often` attempts at the usual intervals, since the server may be set
 * up wrongly, then one every `pauseMs` milliseconds. Anybody can enter addresses that don't exist, and too many attempts would
 * make the server treat the site as a sender of spam.
 */
const refusals = { often: 20, pauseMs: 6 * 3_600_000 } as const;

type ReportedMail = Pick<MailRow, 'id' | 'kind' | 'state' | 'attempts' | 'lastError'>;

export interface MailReport extends ReportedMail {
  /** ISO 8601, like `sentAt`. */
  dueAt: string;
  sentAt: string | null;
}

/** A mail in one of the `unsentStates`. */
export interface FailingMail extends ReportedMail {
  about: string;
  /** The person's name; empty if it was erased. */
  name: string;
}

const reported = {
  id: mailOutbox.id,
  kind: mailOutbox.kind,
  state: mailOutbox.state,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
};

export async function mailsAbout(db: Executor, about: string): Promise<MailReport[]> {
  const rows = await db
    .select({ ...reported, dueAt: mailOutbox.dueAt, sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.about, about))
    .orderBy(desc(mailOutbox.dueAt), mailOutbox.kind);
  return rows.map((mail) => ({
    ...mail,
    dueAt: mail.dueAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }));
}

/** A table whose rows have a person's name and can be what a mail is about. */
export type MailedTable = PgTable & { id: PgColumn; name: PgColumn };

/** SQL: whether a mail about the current row is in one of the `unsentStates`. */
export const isMailFailing = (table: MailedTable) =>
  // `${table}.id` instead of the column: Drizzle would write just `id`, which would be the `id` of the mail here.
  sql<boolean>`exists (select 1 from ${mailOutbox} mail
  where mail.about = ${table}.id and ${isUnsent(sql`mail.state`)})`;

export function failingMails(
  db: Executor,
  table: MailedTable,
  kinds: readonly string[],
  limit: number,
): Promise<FailingMail[]> {
  const name = sql<string>`coalesce(${table.name}, '')`;
  return db
    .select({ ...reported, about: mailOutbox.about, name })
    .from(mailOutbox)
    .leftJoin(table, eq(table.id, mailOutbox.about))
    .where(and(isUnsent(mailOutbox.state), inArray(mailOutbox.kind, [...kinds])))
    .orderBy(desc(mailOutbox.dueAt))
    .limit(limit);
}

export type ResendOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'outdated' | 'erased' };

interface MailedRow {
  id: string;
  erasedAt: Date | null;
}

/** What the owner asks for when she sends a mail again. */
export interface ResendRequest {
  mailId: string;
  /** The id of the mail that is sent instead, if one is needed, so that a repeated request sends one. */
  newId?: string | undefined;
  /** The mail's state that the owner saw. If the mail was sent since, it is not sent again. */
  seen?: string | undefined;
}

/**
 * Sends a mail about a row again at the owner's request. If the mail has been sent, or is about an earlier version of the row, a
 * new mail is sent instead. `read` finds the row, `renew` returns the mail that would be sent about it now, if any.
 */
export const resendMail = <Row extends MailedRow>(
  ctx: Pick<Context, 'db' | 'jobs' | 'clock'>,
  read: (tx: Transaction) => Promise<Row | undefined>,
  { mailId, newId = randomUUID(), seen }: ResendRequest,
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
    await sendAgain(ctx, tx, mail, { seen, renewed: { ...renewed, id: newId, byOwner: true } });
    return { ok: true };
  });

/** Sends the mail, or `renewed` instead. Does nothing if it was sent since the owner saw it, or if her request is a repeated one. */
async function sendAgain(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  mail: MailRow,
  { seen = mail.state, renewed }: { seen: string | undefined; renewed: NewMail & { id: string } },
): Promise<void> {
  const isCurrent = mail.sequence === (renewed.sequence ?? mail.sequence);
  if (isCurrent && mail.state === 'sent' && seen !== mail.state) return;
  if (!isDone(mail) && isCurrent) {
    await releaseMail(tx, mail);
    await ctx.jobs.enqueue(tx, outboxQueue, { mailId: mail.id } satisfies OutboxJob);
    return;
  }
  const repeated = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, renewed.id));
  if (repeated.length === 0) await enqueueMails(ctx, tx, [renewed]);
}

/** Deletes all mails about a row whose personal data is erased, and enqueues jobs that delete their files. */
export async function deleteMails(ctx: Pick<Context, 'jobs'>, tx: Transaction, about: string): Promise<void> {
  const deleted = await tx
    .delete(mailOutbox)
    .where(eq(mailOutbox.about, about))
    .returning({ id: mailOutbox.id });
  const ids = deleted.map(({ id }) => id);
  await deleteMailHits(tx, ids);
  const jobs = ids.map((mailId) => ({ data: { mailId } satisfies OutboxJob }));
  await ctx.jobs.enqueueAll(tx, outboxQueue, jobs);
}
