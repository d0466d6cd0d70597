import { findSlot } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { violatedConstraint } from '#/platform/errors/database';
import { findTimeZone } from '#/platform/i18n/time-zones';
import { mintLink } from '#/platform/mail/link-tokens';
import { addHits, type RateLimit, secondsToWait } from '#/platform/rate-limit/rate-limit';
import { dayLocks, isFree, ruleOfService } from '../availability-queries';
import { reservationAfterChange, reservationByToken } from '../queries';
import { answerBy, isChangeable } from '../rules';
import { overlapConstraint, type ReservationRow, reservationTokens } from '../table';
import { asOwner } from './as-owner';
import { type Changed, type ChangeRequest, hashChange, revise } from './revise';

export type Moved =
  | { ok: true; row: ReservationRow; token: string }
  | { ok: false; reason: 'link_void' | MoveRefusal }
  /** The appointment has reached its limit of moves in 24 hours; `wait` is in seconds. */
  | { ok: false; reason: 'too_often'; wait: number };

/** Each move sends two mails and makes a link; the limit keeps anybody from flooding mailboxes. */
const moveLimits: readonly RateLimit[] = [{ hits: 10, seconds: 24 * 3600 }];
/** A repeated request only makes a link, so its limit is higher. */
const repeatLimits: readonly RateLimit[] = [{ hits: 30, seconds: 24 * 3600 }];

type MoveRefusal = 'not_changeable' | 'slot_not_offered' | 'slot_taken' | 'own_slot';

/** Runs a change of slot, and turns the database's overlap error into the outcome `slot_taken`. */
async function catchSlotTaken<Result>(
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

interface VisitorsMove {
  changeHash: string | null;
  /** The zone in which the page showed the new time; undefined keeps the stored zone. */
  visitorZone: string | undefined;
}

/** The part of a move that visitor and owner share: changes the slot, voids all links, and enqueues the mails. */
export async function reschedule(
  ctx: Context,
  tx: Transaction,
  current: ReservationRow,
  slotId: string,
  { changeHash, visitorZone }: VisitorsMove = { changeHash: null, visitorZone: undefined },
): Promise<Changed<'changed' | MoveRefusal>> {
  const { id } = current;
  const now = ctx.clock.now();
  if (!isChangeable(current, now)) return { ok: false, reason: 'not_changeable' };
  const rule = await ruleOfService(tx, current.serviceId);
  const slot = findSlot(rule, slotId, now, current.minutes);
  if (!slot) return { ok: false, reason: 'slot_not_offered' };
  await lockNames(tx, dayLocks(slot.id, current.minutes));
  if (slot.start.getTime() === current.startsAt.getTime()) return { ok: false, reason: 'own_slot' };
  if (!(await isFree(tx, rule, slot, now, id))) return { ok: false, reason: 'slot_taken' };
  const isRequest = current.status === 'pending';
  const values = {
    startsAt: slot.start,
    endsAt: slot.end,
    ...(visitorZone ? { visitorZone } : {}),
    // A moved request gets the full time for its answer again.
    ...(isRequest ? { answerBy: answerBy(slot.start, rule, now) } : {}),
  };
  const row = await revise(ctx, tx, current, 'moved', values, changeHash);
  return row ? { ok: true, row } : { ok: false, reason: 'changed' };
}

/**
 * The visitor's move of an appointment, in one transaction. The used link becomes void; the outcome has a new token. A repeat of
 * the same request doesn't move the appointment again, but gets a new token too, because the first response may have been lost.
 * `readIn` is the zone in which the page showed times; later mails show the time in it.
 */
export async function move(
  ctx: Context,
  request: ChangeRequest,
  slotId: string,
  readIn?: string,
): Promise<Moved> {
  const { id, token } = request;
  const changeHash = hashChange(request, slotId);
  const visitors = { changeHash, visitorZone: findTimeZone(readIn ?? '') };
  const attempt = async (tx: Transaction): Promise<Moved> => {
    const now = ctx.clock.now();
    const current = await reservationByToken(tx, id, token);
    const wait = current && (await secondsToWait(tx, [counterOf(id)], moveLimits, now));
    if (wait) return { ok: false, reason: 'too_often', wait };
    const changed = current && (await reschedule(ctx, tx, current, slotId, visitors));
    if (changed && !changed.ok && changed.reason !== 'changed') return { ok: false, reason: changed.reason };
    const row = changed?.ok ? changed.row : await reservationAfterChange(tx, id, changeHash);
    return row ? withLink(tx, row, now) : { ok: false, reason: 'link_void' };
  };

  return catchSlotTaken(() => transact(ctx.db, attempt));
}

/** The owner's move of an appointment to a free slot. The old links become void; the visitor's mail contains a new one. */
export const moveForOwner = (ctx: Context, id: string, slotId: string, sequence?: number) =>
  catchSlotTaken(() => asOwner(ctx, id, sequence, (tx, current) => reschedule(ctx, tx, current, slotId)));

const counterOf = (id: string): string => `move ${id}`;

/** Counts the move, or its repetition, and makes a new link. */
async function withLink(tx: Transaction, row: ReservationRow, now: Date): Promise<Moved> {
  const { id } = row;
  const wait = await secondsToWait(tx, [counterOf(id)], repeatLimits, now);
  if (wait > 0) return { ok: false, reason: 'too_often', wait };
  await addHits(tx, [counterOf(id)], now);
  const token = await mintLink(tx, reservationTokens, id, now);
  return { ok: true, row, token };
}
