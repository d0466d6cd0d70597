import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { serviceById, titleOf } from '#/features/catalogue/queries';
import { readSiteLanguages } from '#/features/languages/queries';
import type { Done } from '#/owner/records/contract';
import { currentOrProblem, recordAction, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import { minutesText } from '#/platform/i18n/durations';
import { inEveryLanguage, type Locale } from '#/platform/i18n/locale';
import { langOf } from '#/platform/i18n/site-languages';
import { namedZone, yearRoundZoneWords } from '#/platform/i18n/zone-name';
import { addDays } from '#/platform/time/zone';
import { freeSlotCounts, ownerApprove, ownerCancel, ownerMove, ownerStatus } from './admin-contract';
import { reservationQueries, weekOverview } from './admin-queries';
import { availability } from './availability-queries';
import { approve } from './commands/approve';
import { cancelForOwner } from './commands/cancel';
import { erase } from './commands/erase';
import { moveForOwner } from './commands/move';
import { resendReservationMail } from './commands/resend-mail';
import { setStatus } from './commands/set-status';
import { adminBookingCopy } from './copy/admin/all';
import { isOver, parseMinutes, reservationSearch } from './rules';

type QueryValues = { date?: string; service?: string; count?: string; lang?: string };
/** Takes the known parameters of a query and leaves out all others. */
const knownQuery = validator(
  'query',
  (query): QueryValues =>
    Object.fromEntries(
      (['date', 'service', 'count', 'lang'] as const).flatMap((name) =>
        typeof query[name] === 'string' ? [[name, query[name]]] : [],
      ),
    ),
);

/** The next free slots of a service, as a message in each language that the owner can send. */
async function freeSlots(ctx: Context, serviceId: string, requestedCount: string | undefined) {
  const [offered, service] = await Promise.all([
    availability(ctx, serviceId, 'tr'),
    serviceById(ctx.db, serviceId),
  ]);
  if (!offered) throw new Problem('not_found');
  const wantedCount = freeSlotCounts.find((number) => String(number) === requestedCount) ?? freeSlotCounts[1];
  const free = offered.slots.filter(({ available }) => available).slice(0, wantedCount);
  const { timeZone } = offered;
  const languages = await readSiteLanguages(ctx);
  const starts = free.map(({ start }) => new Date(start));
  return {
    count: free.length,
    texts: inEveryLanguage((locale) => {
      return adminBookingCopy[locale].free.message(
        titleOf(service, serviceId, locale),
        minutesText(locale, offered.service.minutes),
        starts,
        timeZone,
        yearRoundZoneWords(locale, namedZone(locale, timeZone), ctx.clock.now()),
      );
    }),
    /** The path of the booking page in each language. */
    paths: inEveryLanguage((locale) => {
      const lang = langOf(locale, languages);
      return `/consultation-booking?service=${serviceId}${lang ? `&lang=${lang}` : ''}`;
    }),
  };
}

/** The routes that only reservations have among all records: week, free slots and moving. */
const ownRoutes = (ctx: Context) => {
  const currentReservation = async (id: string, locale: Locale, done: Done) =>
    currentOrProblem(await reservationQueries.detail(ctx, id, locale), done, adminBookingCopy[locale].errors);
  return new Hono()
    .get('/admin/reservations/week', knownQuery, async (c) => {
      const { date, service } = c.req.valid('query');
      const week = await weekOverview(ctx, date, service, requestLocale(c));
      // If no date was asked for and the current week is over, the next week is shown.
      if (date || !isOver(week, ctx.clock.now())) return c.json(week);
      return c.json(await weekOverview(ctx, addDays(week.from, 7), service, requestLocale(c)));
    })
    .get('/admin/reservations/free', knownQuery, async (c) => {
      const { service, count } = c.req.valid('query');
      return c.json(await freeSlots(ctx, service ?? '', count));
    })
    .get('/admin/reservations/:id/availability', langQuery, async (c) => {
      const locale = requestLocale(c);
      const { id, serviceId, serviceDuration } = await currentReservation(c.req.param('id'), locale, {
        ok: true,
      });
      const offered = await availability(ctx, serviceId, locale, {
        id,
        minutes: parseMinutes(serviceDuration),
      });
      if (!offered) throw new Problem('not_found');
      return c.json(offered);
    })
    .post('/admin/reservations/:id/move', langQuery, jsonBody(ownerMove), async (c) => {
      const id = knownId(c.req.param('id'));
      const { slotId, sequence } = c.req.valid('json');
      const moved = await moveForOwner(ctx, id, slotId, sequence);
      if (!moved.ok && moved.reason === 'slot_not_offered')
        throw fieldProblem('slotId', adminBookingCopy[requestLocale(c)].errors.slot_not_offered);
      return c.json(await currentReservation(id, requestLocale(c), moved));
    });
};

/** The owner's routes for reservations. */
export const bookingAdminRoutes = (ctx: Context) =>
  new Hono()
    // Before the route `/:id`, which would also match `week` and `free`.
    .route('/', ownRoutes(ctx))
    .route(
      '/',
      recordRoutes(ctx, reservationQueries, {
        search: reservationSearch,
        status: ownerStatus,
        setStatus: (_, id, { status, sequence }) => setStatus(ctx, id, status, sequence),
        erase,
        resend: resendReservationMail,
        actions: [
          recordAction('approve', ownerApprove, (_, id, { sequence }) => approve(ctx, id, sequence)),
          recordAction('cancel', ownerCancel, (_, id, { message, sequence }) =>
            cancelForOwner(ctx, id, message, sequence),
          ),
        ],
        errors: (locale) => adminBookingCopy[locale].errors,
      }),
    );

export type BookingAdminRoutes = ReturnType<typeof ownRoutes>;
