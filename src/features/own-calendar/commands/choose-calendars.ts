import { eq, inArray } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { AccountChoice } from '../admin-contract';
import { enqueueSync } from '../jobs';
import type { SyncServices } from '../queries';
import { accountCalendars, calendarAccounts } from '../table';

export type Chosen = { ok: true } | { ok: false; reason: 'unknown' | 'changed' };

export const chooseCalendars = (
  ctx: Pick<Context, 'db' | 'clock' | 'jobs'>,
  { busy }: Pick<SyncServices, 'busy'>,
  { writeTo, busy: counting, version }: AccountChoice,
): Promise<Chosen> =>
  transact(ctx.db, async (tx): Promise<Chosen> => {
    const now = ctx.clock.now();
    const [account] = await tx.select().from(calendarAccounts).for('update');
    if (!account) return { ok: false, reason: 'unknown' };
    if (account.version !== version) return { ok: false, reason: 'changed' };
    const calendars = await tx.select().from(accountCalendars);
    const isWritable = calendars.some((each) => each.href === writeTo && each.isWritable);
    if (writeTo !== null && !isWritable) return { ok: false, reason: 'changed' };
    const chosen = calendars.filter(({ href }) => counting.includes(href));
    await tx.update(accountCalendars).set({ isBusy: false, readBy: null });
    const hrefs = chosen.map(({ href }) => href);
    if (hrefs.length > 0)
      await tx.update(accountCalendars).set({ isBusy: true }).where(inArray(accountCalendars.href, hrefs));
    await busy.choose(tx, chosen, now);
    // `nextAt` is null if the password was refused or can't be decrypted. In that case the choice of calendars causes no new
    // attempt.
    const next = account.nextAt && { nextAt: now, state: 'waiting' as const };
    await tx
      .update(calendarAccounts)
      .set({ writeTo, version: version + 1, heldUntil: null, failures: 0, ...next })
      .where(eq(calendarAccounts.id, account.id));
    await enqueueSync(ctx, tx, { continues: true });
    return { ok: true };
  });
