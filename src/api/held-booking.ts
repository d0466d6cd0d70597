import { book } from '#/features/booking/commands/book';
import { bookingProblem } from '#/features/booking/routes';
import type { WaitingServices } from '#/features/waiting/routes';
import type { Context } from '#/platform/context';

/** How the waiting list books what it holds for somebody: by the ordinary command; a hold is the request's key, so that it is booked once. */
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
