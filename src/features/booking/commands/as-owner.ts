import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { lockReservation } from '../queries';
import type { ReservationRow } from '../table';

interface Refused {
  ok: false;
  reason: 'unknown' | 'changed' | 'not_changeable';
}

/** Locks an appointment for an action of the owner. Refuses if it is unknown, erased or changed since `sequence` (if given). */
export async function lockUnchanged(
  tx: Transaction,
  id: string,
  sequence: number | undefined,
): Promise<{ ok: true; current: ReservationRow } | Refused> {
  const current = await lockReservation(tx, id);
  if (!current) return { ok: false, reason: 'unknown' };
  if (current.erasedAt) return { ok: false, reason: 'not_changeable' };
  if (sequence !== undefined && current.sequence !== sequence) return { ok: false, reason: 'changed' };
  return { ok: true, current };
}

/** Runs `act` on an appointment, in one transaction, for the owner in her room. Refuses as `lockUnchanged` does. */
export const asOwner = <Outcome>(
  { db }: Pick<Context, 'db'>,
  id: string,
  sequence: number | undefined,
  act: (tx: Transaction, current: ReservationRow) => Promise<Outcome>,
): Promise<Outcome | Refused> =>
  transact(db, async (tx): Promise<Outcome | Refused> => {
    const seen = await lockUnchanged(tx, id, sequence);
    return seen.ok ? act(tx, seen.current) : seen;
  });
