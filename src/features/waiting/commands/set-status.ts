import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { lockEntry } from '../queries';
import { nextStatuses, type WaitingStatus } from '../rules';
import { endOpen } from './leave';
import { lockLine } from './offer';

/**
 * Removes a person from the waiting list. The owner can't set any other status. If an offer is open, its slot goes to the next in
 * line.
 */
export const setStatus = (ctx: Context, id: string, { status }: { status: WaitingStatus }): Promise<Done> =>
  transact(ctx.db, async (tx): Promise<Done> => {
    await lockLine(tx);
    const entry = await lockEntry(tx, id);
    if (!entry) return { ok: false, reason: 'unknown' };
    if (!nextStatuses(entry).includes(status)) return { ok: false, reason: 'not_changeable' };
    await endOpen(ctx, tx, id, 'removed');
    return { ok: true };
  });
