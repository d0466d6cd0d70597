import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { CorrectRequest } from '../admin-contract';
import { addEntry } from '../ledger';
import { type Changed, lockUnchanged } from './set-status';

export const correct = (
  ctx: Context,
  id: string,
  { sessions, note, sequence }: CorrectRequest,
): Promise<Changed> =>
  transact(ctx.db, async (tx): Promise<Changed> => {
    if (sessions === 0) return { ok: false, reason: 'no_change' };
    const seen = await lockUnchanged(tx, id, sequence);
    if (!seen.ok) return seen;
    if (seen.current.status === 'ended') return { ok: false, reason: 'not_changeable' };
    const now = ctx.clock.now();
    const corrected = await addEntry(tx, seen.current, { kind: 'corrected', sessions }, now, { note });
    return corrected ? { ok: true } : { ok: false, reason: 'out_of_range' };
  });
