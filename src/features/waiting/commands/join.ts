import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { freeSlots } from '#/features/booking/offer-queries';
import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { emailKey, emailKeySql } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { sourceLocale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import { countHit, formLimits, networkKeys } from '#/platform/rate-limit/rate-limit';
import { addDays, toWallTime } from '#/platform/time/zone';
import { type JoinRequest, waiter } from '../contract';
import { buildMail, enqueueLook } from '../jobs';
import { storedSettings } from '../queries';
import { fits, lastDay, mostDays, openStatuses } from '../rules';
import { waitingEntries } from '../table';

export type Joined =
  | { ok: true }
  | { ok: false; reason: 'off' | 'unknown_service' | 'days' | 'free_now' }
  /** As many came from the network as allowed; `wait` is in seconds. */
  | { ok: false; reason: 'network_bound'; wait: number };

interface Sender {
  /** The networks that the request came from. */
  networks: readonly string[];
  /** The version of the privacy notice that is in force. */
  notice: string | null;
}

/**
 * Puts somebody on the list, once the link of the mail has been followed. Whoever is on it for that service already gets that mail
 * again and keeps the place; the answer is the same, so that it tells nobody who waits.
 */
export const join = (ctx: Context, request: JoinRequest, { networks, notice }: Sender): Promise<Joined> =>
  transact(ctx.db, async (tx): Promise<Joined> => {
    const now = ctx.clock.now();
    const { serviceId } = request;
    if (!(await storedSettings(tx)).isOn) return { ok: false, reason: 'off' };
    const free = await freeSlots(tx, serviceId, now);
    if (!free) return { ok: false, reason: 'unknown_service' };
    const today = toWallTime(now, free.rule.timeZone).date;
    const days = chosenDays(request, today);
    if (!days) return { ok: false, reason: 'days' };
    const wishes = { weekdays: request.weekdays, parts: request.parts, ...days };
    if (free.slots.some((slot) => fits(wishes, slot))) return { ok: false, reason: 'free_now' };
    const wait = await countHit(tx, networkKeys('waiting', networks), formLimits, now);
    if (wait > 0) return { ok: false, reason: 'network_bound', wait };
    const email = emailKey(request.email);
    await lockNames(tx, [`waiter ${email}`]);
    const [earlier] = await tx
      .select({ id: waitingEntries.id })
      .from(waitingEntries)
      .where(
        and(
          sql`${emailKeySql('email')} = ${email}`,
          eq(waitingEntries.serviceId, serviceId),
          inArray(waitingEntries.status, [...openStatuses]),
        ),
      );
    const id = earlier?.id ?? randomUUID();
    if (!earlier) {
      const row = {
        id,
        status: 'unconfirmed',
        language: request.language ?? sourceLocale,
        serviceId,
      } as const;
      const times = { createdAt: now, updatedAt: now, noticeVersion: notice };
      await tx.insert(waitingEntries).values({ ...row, ...waiter.stored(request), ...wishes, ...times });
    }
    await enqueueMails(ctx, tx, [buildMail(id, 'waiting-confirm')]);
    await enqueueLook(ctx, tx);
    return { ok: true };
  });

/** The days of a request; undefined where none of them can be booked, or they are too far ahead. */
function chosenDays({ fromDay: from, toDay: to }: JoinRequest, today: string) {
  const fromDay = from > today ? from : today;
  const toDay = lastDay(fromDay, to);
  return toDay >= fromDay && toDay > today && toDay <= addDays(today, mostDays)
    ? { fromDay, toDay }
    : undefined;
}
