import { findSlot } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { hashToken, mintToken } from '#/platform/crypto/token';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { violatedConstraint } from '#/platform/errors/database';
import { isFree, workingRule } from '../availability-queries';
import { reservationByToken } from '../queries';
import { dayLock, isChangeable } from '../rules';
import { manageTokens, overlapConstraint, type ReservationRow } from '../table';
import { revise } from './revise';

export type Moved =
  | { ok: true; row: ReservationRow; token: string }
  | { ok: false; reason: 'link_void' | 'not_changeable' | 'slot_not_offered' | 'slot_taken' };

export type Rescheduled =
  | { ok: true; row: ReservationRow }
  | { ok: false; reason: 'changed' | 'not_changeable' | 'slot_not_offered' | 'slot_taken' };

/** Runs a change of slot, and turns the database's overlap error into the outcome `slot_taken`. */
export async function catchSlotTaken<Result>(
  work: () => Promise<Result>,
): Promise<Result | { ok: false; reason: 'slot_taken' }> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error)?.constraint === overlapConstraint)
      return { ok: false, reason: 'slot_taken' };
    throw error;
  }
}

/** The part of a move that visitor and owner share: changes the slot, voids all links, and enqueues the mails. */
export async function reschedule(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  slotId: string,
): Promise<Rescheduled> {
  const { id } = current;
  const now = ctx.clock.now();
  if (!isChangeable(current, now)) return { ok: false, reason: 'not_changeable' };
  const rule = await workingRule(tx);
  const slot = findSlot(rule, slotId, now, current.minutes);
  if (!slot) return { ok: false, reason: 'slot_not_offered' };
  await lockNames(tx, [dayLock(slot.date)]);
  const same = slot.start.getTime() === current.startsAt.getTime();
  if (same || !(await isFree(tx, rule, slot, now, id))) return { ok: false, reason: 'slot_taken' };
  const row = await revise(ctx, tx, current, 'moved', { startsAt: slot.start, endsAt: slot.end });
  return row ? { ok: true, row } : { ok: false, reason: 'changed' };
}

/** Moves an appointment for the visitor, in one transaction. The used link becomes void; the outcome has its successor. */
export async function move(ctx: Context, id: string, token: string, slotId: string): Promise<Moved> {
  const attempt = async (tx: Transaction): Promise<Moved> => {
    const current = await reservationByToken(tx, id, token);
    if (!current) return { ok: false, reason: 'link_void' };
    const changed = await reschedule(ctx, tx, current, slotId);
    if (!changed.ok)
      return { ok: false, reason: changed.reason === 'changed' ? 'link_void' : changed.reason };
    const successor = mintToken();
    await tx
      .insert(manageTokens)
      .values({ hash: hashToken(successor), reservationId: id, createdAt: ctx.clock.now() });
    return { ok: true, row: changed.row, token: successor };
  };

  return catchSlotTaken(() => transact(ctx.db, attempt));
}
