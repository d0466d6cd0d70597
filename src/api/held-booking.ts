import { book } from '#/features/booking/commands/book';
import { bookingProblem } from '#/features/booking/routes';
import type { WaitingServices } from '#/features/waiting/routes';
import type { Context } from '#/platform/context';

/**
 * Books a slot that the waiting list holds for a person, with the same command as any booking. The id of the hold is part of the
 * idempotency key, so that the slot is booked only once. Throws a problem if the booking is refused.
 */
export const bookHeld =
  (
    ctx: Context,
    { networksOf, noticeVersion }: Pick<WaitingServices, 'networksOf' | 'noticeVersion'>,
  ): WaitingServices['bookHeld'] =>
  async (c, locale, request, held) => {
    const sender = { networks: networksOf(c), key: `held ${held.id}`, notice: await noticeVersion(), held };
    const booked = await book(ctx, request, sender);
    if (!booked.ok) throw await bookingProblem(ctx, booked, locale);
    return booked.id;
  };
