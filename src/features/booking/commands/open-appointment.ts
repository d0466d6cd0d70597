import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { mintLink } from '#/platform/mail/link-tokens';
import { countHit, type RateLimit } from '#/platform/rate-limit/rate-limit';
import { lockReservation } from '../queries';
import { isChangeable } from '../rules';
import { reservationTokens } from '../table';

/** Each call stores a link that is valid until the appointment; the limit keeps anybody from filling the table. */
const openLimits: readonly RateLimit[] = [{ hits: 60, seconds: 3600 }];

/** The token of the new link, or why there is none; `wait` is in seconds. */
export type Opened =
  | { ok: true; token: string }
  | { ok: false; reason: 'not_changeable' }
  | { ok: false; reason: 'too_many'; wait: number };

/** Makes a link to an appointment. It is for whoever holds the link of the sold package that pays for the appointment. */
export const openAppointment = (ctx: Context, balanceId: string, id: string): Promise<Opened> =>
  transact(ctx.db, async (tx): Promise<Opened> => {
    const now = ctx.clock.now();
    const row = await lockReservation(tx, id);
    if (row?.balanceId !== balanceId || row.erasedAt || !isChangeable(row, now))
      return { ok: false, reason: 'not_changeable' };
    const wait = await countHit(tx, [`open ${balanceId}`], openLimits, now);
    if (wait > 0) return { ok: false, reason: 'too_many', wait };
    const token = await mintLink(tx, reservationTokens, id, now);
    return { ok: true, token };
  });
