import * as z from 'zod/mini';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { siteOf } from '#/platform/mail/addresses';
import { mintLink, voidLink } from '#/platform/mail/link-tokens';
import { type Composer, type Composers, enqueueMails, type NewMail } from '#/platform/mail/outbox';
import { lockBalance } from './ledger';
import { type BalanceMail, balanceMailKinds } from './mails/kinds';
import { warningsBefore, whyNotBookable } from './rules';
import { type BalanceRow, balanceTokens } from './table';

export const endQueue = 'balance-end';
export const balanceQueues: Record<string, QueueOptions> = {
  [endQueue]: { retryDelaySeconds: 15, retryDelayMaxSeconds: 900 },
};
export interface EndJob {
  balanceId: string;
}

type Mailed = Pick<BalanceRow, 'id' | 'expiresAt' | 'left'>;

/**
 * What is stored with a mail. `expiresAt`: when the balance ends; if it has another end when a warning is due, the warning isn't
 * sent. `left`: the sessions left. The mail about an expired balance needs this number, because the balance then has none.
 */
const snapshotSchema = z.object({ expiresAt: z.nullable(z.coerce.date()), left: z.number() });

export const buildMail = ({ id, expiresAt, left }: Mailed, kind: BalanceMail): NewMail => ({
  kind,
  about: id,
  snapshot: { expiresAt, left } satisfies z.output<typeof snapshotSchema>,
});

/** Enqueues, in the caller's transaction, the job that lets a balance expire and the warnings before its end. */
export async function enqueueEnd(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  balance: Mailed,
): Promise<void> {
  const { id, expiresAt } = balance;
  if (!expiresAt) return;
  await ctx.jobs.enqueue(tx, endQueue, { balanceId: id } satisfies EndJob, { startAfter: expiresAt });
  const times = warningsBefore(expiresAt, ctx.clock.now());
  const warnings = times.map((dueAt) => ({ ...buildMail(balance, 'balance-warning'), dueAt }));
  await enqueueMails(ctx, tx, warnings);
}

export const isSameEnd = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Whether what a mail says still applies, so that it may be sent. */
export function isTrue(
  { kind, snapshot }: { kind: string; snapshot: object | null },
  balance: BalanceRow,
  now: Date,
): boolean {
  if (balance.erasedAt) return false;
  if (kind === 'balance-link') return true;
  if (kind === 'balance-expired') return balance.status === 'expired';
  if (balance.status === 'ended' || balance.status === 'expired') return false;
  if (kind === 'balance-paid') return balance.status === 'paid';
  if (kind !== 'balance-warning') return true;
  // A warning of the end makes sense only while sessions are left that can be booked.
  if (whyNotBookable(balance, now)) return false;
  const told = snapshotSchema.safeParse(snapshot);
  return told.success && isSameEnd(told.data.expiresAt, balance.expiresAt);
}

/** Composes a mail and creates its link while the balance is locked against changes. */
const composer =
  (kind: BalanceMail): Composer =>
  async (ctx, { id: mailId, about, snapshot }) => {
    const now = ctx.clock.now();
    const [{ composeMail }, profile] = await Promise.all([import('./mails/compose'), storedProfile(ctx)]);
    return transact(ctx.db, async (tx) => {
      const balance = await lockBalance(tx, about);
      if (!balance || !isTrue({ kind, snapshot }, balance, now)) return undefined;
      const token = await mintLink(tx, balanceTokens, about, now);
      const left = kind === 'balance-expired' ? snapshotSchema.parse(snapshot).left : balance.left;
      const mail = await composeMail(kind, { ...siteOf(ctx), mailId, balance, left, profile, token });
      return { ...mail, onUnsent: () => voidLink(ctx.db, balanceTokens, token) };
    });
  };

export const balanceMails: Composers = Object.fromEntries(
  balanceMailKinds.map((kind) => [kind, composer(kind)]),
);
