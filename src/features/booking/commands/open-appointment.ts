import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hashToken, mintToken } from '#/platform/crypto/token';
import { transact } from '#/platform/db/transact';
import { isChangeable } from '../rules';
import { manageTokens, reservations } from '../table';

/** A link to an appointment for whoever has that of the package which pays for it; undefined where it can't be changed any more. */
export const openAppointment = (ctx: Context, balanceId: string, id: string): Promise<string | undefined> =>
  transact(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const [row] = await tx
      .select()
      .from(reservations)
      .where(
        and(eq(reservations.id, id), eq(reservations.balanceId, balanceId), isNull(reservations.erasedAt)),
      )
      .for('update');
    if (!row || !isChangeable(row, now)) return undefined;
    const token = mintToken();
    await tx.insert(manageTokens).values({ hash: hashToken(token), reservationId: id, createdAt: now });
    return token;
  });
