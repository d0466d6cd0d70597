import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { CaldavError, type CaldavFailure, createCaldavClient } from '#/platform/caldav/caldav-client';
import type { Context } from '#/platform/context';
import { seal } from '#/platform/crypto/sealed';
import { transact } from '#/platform/db/transact';
import { storedAccount } from '../account-queries';
import type { AccountRequest } from '../admin-contract';
import { enqueueSync } from '../jobs';
import type { SyncServices } from '../queries';
import { accountCalendars, calendarAccounts } from '../table';
import { removeAccountIn } from './remove-account';

export type Connected = { ok: true } | { ok: false; reason: CaldavFailure };

/**
 * Connects the owner's account in place of an earlier one, if its server lists calendars. If the same account gets another
 * password, the chosen calendars stay. With a new account, nothing is written and no events count as busy until the owner has
 * chosen calendars.
 */
export async function connectAccount(
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  services: SyncServices,
  request: AccountRequest,
): Promise<Connected> {
  const client = createCaldavClient(request, services.allowPrivateHosts);
  const found = await client.calendars().catch((error: unknown) => {
    if (error instanceof CaldavError) return error.reason;
    throw error;
  });
  if (typeof found === 'string') return { ok: false, reason: found };
  if (found.length === 0) return { ok: false, reason: 'not_caldav' };
  const { address, username, password } = request;
  await transact(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const before = await storedAccount(tx);
    const isSame = before?.address === address && before.username === username;
    if (before && !isSame) await removeAccountIn(tx, services, now);
    const values = {
      address,
      username,
      sealedPassword: seal(services.key, password),
      state: 'waiting' as const,
      lastError: null,
      failures: 0,
      nextAt: now,
      heldUntil: null,
      version: (before?.version ?? 0) + 1,
    };
    await tx
      .insert(calendarAccounts)
      .values({ ...values, createdAt: now })
      .onConflictDoUpdate({ target: calendarAccounts.id, set: values });
    const hrefs = found.map(({ href }) => href);
    await tx.delete(accountCalendars).where(notInArray(accountCalendars.href, hrefs));
    for (const { href, name, isWritable } of found)
      await tx
        .insert(accountCalendars)
        .values({ href, name, isWritable })
        .onConflictDoUpdate({ target: accountCalendars.href, set: { name, isWritable, readBy: null } });
    const isChosen = and(eq(accountCalendars.isBusy, true), inArray(accountCalendars.href, hrefs));
    await services.busy.choose(tx, await tx.select().from(accountCalendars).where(isChosen), now);
    await enqueueSync(ctx, tx, { continues: true });
  });
  return { ok: true };
}
