import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { mailOutbox } from './outbox-table';
import { type MailTransport, mailErrorReason, type OutgoingMail } from './transport';

export const outboxQueue = 'mail';
export const outboxQueues: Record<string, QueueOptions> = {
  [outboxQueue]: { retryDelaySeconds: 3, retryDelayMaxSeconds: 900, concurrency: 2 },
};

export interface OutboxJob {
  mailId: string;
}

export interface OutboxMail {
  id: string;
  /** The row that the mail is about. */
  about: string;
}

export interface OutboxContext extends Context {
  mail: MailTransport;
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Where the owner's notices go; without it, to the profile's e-mail. */
  ownerEmail: string | undefined;
}

/** Writes one kind of mail from what is stored now; undefined where it has nothing true to say any more. */
export type Composer = (ctx: OutboxContext, mail: OutboxMail) => Promise<OutgoingMail | undefined>;
export type Composers = Readonly<Record<string, Composer>>;

/** Inside the caller's transaction: a mail of each kind about a row, and the job that sends it. */
export async function planMails(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  about: string,
  kinds: readonly string[],
): Promise<void> {
  for (const kind of kinds) {
    const mailId = randomUUID();
    await tx.insert(mailOutbox).values({ id: mailId, kind, about, dueAt: ctx.clock.now() });
    await ctx.jobs.enqueue(tx, outboxQueue, { mailId } satisfies OutboxJob);
  }
}

/**
 * The job: sends one mail, unless it went out already. Throws when it couldn't, so that the queue tries again.
 * Only a crash between sending and noting it sends a second copy, under the same Message-ID.
 */
export async function deliverMail(ctx: OutboxContext, composers: Composers, mailId: string): Promise<void> {
  const noted = eq(mailOutbox.id, mailId);
  const [waiting] = await ctx.db.select().from(mailOutbox).where(noted);
  if (!waiting || waiting.state === 'sent' || waiting.state === 'dropped') return;
  const attempts = sql`${mailOutbox.attempts} + 1`;
  try {
    const compose = composers[waiting.kind];
    if (!compose) throw new Error(`nothing writes the mail ${waiting.kind}`);
    const mail = await compose(ctx, { id: mailId, about: waiting.about });
    if (!mail) {
      await ctx.db.update(mailOutbox).set({ state: 'dropped' }).where(noted);
      return;
    }
    await ctx.mail.send(mail);
  } catch (error) {
    await ctx.db
      .update(mailOutbox)
      .set({ state: 'failing', lastError: mailErrorReason(error), attempts })
      .where(noted);
    throw error;
  }
  await ctx.db
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: ctx.clock.now(), lastError: null, attempts })
    .where(noted);
}
