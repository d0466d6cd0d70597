import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { consultingService } from '#/features/catalogue/queries';
import { type Done, knownId, recordAnswer } from '#/owner/records/answer';
import { csvAnswer } from '#/owner/records/csv';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, langQuery, requestLocale, searchQuery } from '#/platform/http-server/validated';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { noDetails } from '#/platform/input/fields';
import { addDays, wallTimeOf } from '#/platform/time/zone';
import {
  type FreeSlotsMessage,
  freeSlotCounts,
  ownerCancel,
  ownerMove,
  ownerStatus,
  type ReservationDetail,
} from './admin-contract';
import { findReservations, reservationDetail, reservationRows, weekOverview } from './admin-queries';
import { availability } from './availability-queries';
import { cancelForOwner } from './commands/cancel-for-owner';
import { erase } from './commands/erase';
import { moveForOwner } from './commands/move-for-owner';
import { resendReservationMail } from './commands/resend-mail';
import { setStatus } from './commands/set-status';
import { adminBookingCopy } from './copy/admin/all';
import { isOver, reservationSearch } from './rules';

const searched = searchQuery(reservationSearch);
type Named = { date?: string; service?: string; count?: string; lang?: string };
const namedQuery = validator(
  'query',
  (given): Named =>
    Object.fromEntries(
      (['date', 'service', 'count', 'lang'] as const).flatMap((name) =>
        typeof given[name] === 'string' ? [[name, given[name]]] : [],
      ),
    ),
);

/** What became of an appointment that the owner acted on: the whole of it as it is now, also beside a refusal. */
async function answer(ctx: Context, id: string, locale: Locale, done: Done): Promise<ReservationDetail> {
  const { errors } = adminBookingCopy[locale];
  if (!done.ok && done.reason === 'slot_not_offered') {
    const message = errors.slot_not_offered;
    throw new Problem('invalid', message, { errors: [{ path: 'slotId', message }] });
  }
  return recordAnswer(await reservationDetail(ctx, id, locale), done, errors);
}

/** The next free slots of a service, as a message that the owner can send in any of the languages. */
async function freeSlots(
  ctx: Context,
  serviceId: string,
  wanted: string | undefined,
): Promise<FreeSlotsMessage> {
  const offered = await availability(ctx, serviceId, 'tr');
  if (!offered) throw new Problem('not_found');
  const limit = freeSlotCounts.find((number) => String(number) === wanted) ?? freeSlotCounts[1];
  const free = offered.slots.filter(({ available }) => available).slice(0, limit);
  const { timeZone } = offered;
  const inEach = <Value>(make: (locale: Locale) => Value) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<Value>;
  const starts = free.map(({ start }) => new Date(start));
  return {
    count: free.length,
    texts: inEach((locale) => {
      const service = consultingService(serviceId, locale);
      return adminBookingCopy[locale].free.message(
        service?.title ?? serviceId,
        service?.duration ?? '',
        starts,
        timeZone,
      );
    }),
    paths: inEach(
      (locale) => `/consultation-booking?service=${serviceId}${locale === 'tr' ? '' : `&lang=${locale}`}`,
    ),
  };
}

/** Appointments in the hands of the owner. */
export const bookingAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/reservations', searched, async (c) =>
      c.json(await findReservations(ctx, c.req.valid('query'), requestLocale(c))),
    )
    .get('/admin/reservations.csv', searched, async (c) => {
      const locale = requestLocale(c);
      const rows = reservationRows(ctx, c.req.valid('query'), locale);
      return csvAnswer(c, `reservations-${wallTimeOf(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get('/admin/reservations/week', namedQuery, async (c) => {
      const { date, service } = c.req.valid('query');
      const week = await weekOverview(ctx, date, service, requestLocale(c));
      if (date || !isOver(week, ctx.clock.now())) return c.json(week);
      return c.json(await weekOverview(ctx, addDays(week.from, 7), service, requestLocale(c)));
    })
    .get('/admin/reservations/free', namedQuery, async (c) => {
      const { service, count } = c.req.valid('query');
      return c.json(await freeSlots(ctx, service ?? '', count));
    })
    .get('/admin/reservations/:id', langQuery, async (c) =>
      c.json(await answer(ctx, c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .get('/admin/reservations/:id/availability', langQuery, async (c) => {
      const locale = requestLocale(c);
      const { id, serviceId } = await answer(ctx, c.req.param('id'), locale, { ok: true });
      const offered = await availability(ctx, serviceId, locale, id);
      if (!offered) throw new Problem('not_found');
      return c.json(offered);
    })
    .post('/admin/reservations/:id/move', langQuery, jsonBody(ownerMove), async (c) => {
      const id = knownId(c.req.param('id'));
      const { slotId, sequence } = c.req.valid('json');
      return c.json(await answer(ctx, id, requestLocale(c), await moveForOwner(ctx, id, slotId, sequence)));
    })
    .post('/admin/reservations/:id/cancel', langQuery, jsonBody(ownerCancel), async (c) => {
      const id = knownId(c.req.param('id'));
      const { message, sequence } = c.req.valid('json');
      return c.json(
        await answer(ctx, id, requestLocale(c), await cancelForOwner(ctx, id, message, sequence)),
      );
    })
    .post('/admin/reservations/:id/status', langQuery, jsonBody(ownerStatus), async (c) => {
      const id = knownId(c.req.param('id'));
      const { status, sequence } = c.req.valid('json');
      return c.json(await answer(ctx, id, requestLocale(c), await setStatus(ctx, id, status, sequence)));
    })
    .post('/admin/reservations/:id/mails/:mailId/resend', langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await resendReservationMail(ctx, id, knownId(c.req.param('mailId')));
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/reservations/:id/erase', langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await answer(ctx, id, requestLocale(c), await erase(ctx, id)));
    });

export type BookingAdminRoutes = ReturnType<typeof bookingAdminRoutes>;
