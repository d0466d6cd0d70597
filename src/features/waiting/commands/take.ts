import type { ReservationRequest } from '#/features/booking/contract';
import { holdById } from '#/features/booking/offer-queries';
import { siteTimeZone } from '#/features/profile/queries';
import { slotIdAt } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { toWallTime } from '#/platform/time/zone';
import { entryByToken } from '../queries';
import { endEntry } from './end-entry';

/**
 * Books a held slot, and calls `onTaken` in the transaction that stores the appointment. A second call for the same hold books
 * nothing more.
 */
export type BookHeld<Booked> = (
  request: ReservationRequest,
  held: { id: string; onTaken: (tx: Transaction, reservationId: string) => Promise<void> },
) => Promise<Booked>;

interface Taking {
  id: string;
  token: string;
  offerId: string;
  answers: Record<string, string>;
}

/** Books the offered slot for the holder of an entry's link. Undefined if the link is void, or the offer isn't this entry's. */
export async function take<Booked>(
  ctx: Context,
  { id, token, offerId, answers }: Taking,
  book: BookHeld<Booked>,
): Promise<Booked | undefined> {
  const [entry, hold] = [await entryByToken(ctx.db, id, token), await holdById(ctx.db, offerId)];
  if (!entry || hold?.heldFor !== id) return undefined;
  const { date, time } = toWallTime(hold.startsAt, await siteTimeZone(ctx.db));
  const minutes = (hold.endsAt.getTime() - hold.startsAt.getTime()) / 60_000;
  const { name, email, phone, language, serviceId, visitorZone } = entry;
  const request: ReservationRequest = {
    name,
    email,
    phone,
    language,
    serviceId,
    service: serviceId,
    answers,
    serviceDuration: String(minutes),
    appointmentDate: date,
    appointmentTime: time,
    slotId: slotIdAt(date, time),
    ...(visitorZone ? { visitorZone } : {}),
  };
  return book(request, {
    id: offerId,
    onTaken: (tx, reservationId) => endEntry(ctx, tx, entry, 'booked', reservationId),
  });
}
