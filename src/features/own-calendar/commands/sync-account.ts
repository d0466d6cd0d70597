import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import { CaldavError, createCaldavClient } from '#/platform/caldav/caldav-client';
import type { Context } from '#/platform/context';
import { unseal } from '#/platform/crypto/sealed';
import { pairings, storedAccount } from '../account-queries';
import type { AccountError } from '../admin-contract';
import type { SyncServices } from '../queries';
import { AccountChanged, type Sync } from '../sync';
import { accountCalendars, type CalendarAccountRow, calendarAccounts } from '../table';
import { readAccountCalendars, rememberReading } from './read-account-calendars';
import { needsWriting, writeEvents } from './write-events';

/**
 * Milliseconds. `heldMs`: for how long a process's claim keeps others from the account, unless renewed. `intervalMs`: between two
 * synchronisations. `pauseMs`: the pause after the first failure.
 */
const heldMs = 3 * 60_000;
const intervalMs = 5 * 60_000;
const pauseMs = 30_000;
/** How often one synchronisation reads and writes at most, if the calendar changes while it is being written to. */
const rounds = 3;

/**
 * Synchronises appointments and the owner's calendar if that is due: at intervals, if an event has to be written, or because the
 * owner asks for it (`isAsked`).
 */
export async function syncAccount(
  ctx: Context,
  services: SyncServices,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const stored = await storedAccount(ctx.db);
  if (!stored || !(isAsked || (await isDue(ctx, services, stored)))) return;
  const account = await take(ctx, stored);
  if (!account) return;
  try {
    await settle(ctx, account, await sync(ctx, services, account));
  } catch (error) {
    if (error instanceof AccountChanged) return;
    const reason = error instanceof CaldavError ? error.reason : undefined;
    await settle(ctx, account, reason ?? 'fault');
    if (!reason) throw error;
  }
}

async function isDue(ctx: Context, services: SyncServices, account: CalendarAccountRow): Promise<boolean> {
  // The password was refused, or can't be decrypted. Only the owner can change that, and further attempts could make the server
  // lock the account.
  if (account.nextAt === null) return false;
  const wait = account.nextAt.getTime() - ctx.clock.now().getTime();
  // A wait longer than the interval means that this machine's clock was set back.
  if (wait <= 0 || wait > intervalMs) return true;
  if (account.failures > 0) return false;
  const { pairs } = await pairings(ctx, { ...services, writeTo: account.writeTo });
  return pairs.some((pair) => needsWriting(pair, account.writeTo));
}

const unchanged = ({ version }: CalendarAccountRow) => eq(calendarAccounts.version, version);

async function take({ db, clock }: Context, account: CalendarAccountRow) {
  const now = clock.now();
  const next = new Date(now.getTime() + heldMs);
  const { heldUntil } = calendarAccounts;
  // If the stored claim ends later than a new claim would, this machine's clock was set back. Such a claim doesn't count.
  const isLetGo = or(isNull(heldUntil), lte(heldUntil, now), gt(heldUntil, next));
  const [row] = await db
    .update(calendarAccounts)
    .set({ heldUntil: next })
    .where(and(unchanged(account), isLetGo))
    .returning();
  return row;
}

async function sync(
  ctx: Context,
  services: SyncServices,
  account: CalendarAccountRow,
): Promise<AccountError | undefined> {
  const password = unseal(services.key, account.sealedPassword);
  if (password === undefined) return 'unreadable';
  const current: Sync = {
    ctx,
    services,
    account,
    client: createCaldavClient({ ...account, password }, services.allowPrivateHosts),
    timeZone: await siteTimeZone(ctx.db),
    async renewClaim() {
      const heldUntil = new Date(ctx.clock.now().getTime() + heldMs);
      const held = await ctx.db
        .update(calendarAccounts)
        .set({ heldUntil })
        .where(unchanged(account))
        .returning({ id: calendarAccounts.id });
      if (held.length === 0) throw new AccountChanged();
    },
  };
  for (let round = 0; round < rounds; round++) {
    const reading = await readAccountCalendars(current);
    const outcome = await writeEvents(current, reading.written);
    if (outcome === 'unread' && account.writeTo) reading.readBy.set(account.writeTo, null);
    if (outcome !== 'changed') {
      await rememberReading(current, reading);
      return undefined;
    }
    await ctx.db
      .update(accountCalendars)
      .set({ readBy: null })
      .where(eq(accountCalendars.href, account.writeTo ?? ''));
  }
  // Nobody changes a calendar that often. The calendar server must be refusing even the etags that it has just sent.
  return 'fault';
}

async function settle(
  { db, clock }: Context,
  account: CalendarAccountRow,
  failure: AccountError | undefined,
): Promise<void> {
  const now = clock.now();
  const isHers = failure === 'unauthorized' || failure === 'unreadable';
  const pause = Math.min(intervalMs, pauseMs * 2 ** account.failures);
  const nextAt = isHers ? null : new Date(now.getTime() + (failure ? pause : intervalMs));
  await db
    .update(calendarAccounts)
    .set({
      heldUntil: null,
      checkedAt: now,
      nextAt,
      lastError: failure ?? null,
      ...(failure
        ? { state: 'failing', failures: sql`${calendarAccounts.failures} + 1` }
        : { state: 'ok', failures: 0, readAt: now }),
    })
    .where(unchanged(account));
}
