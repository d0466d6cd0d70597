import { Hono } from 'hono';
import { serviceById, titleOf } from '#/features/catalogue/queries';
import { readSiteLanguages } from '#/features/languages/queries';
import type { Done } from '#/owner/records/contract';
import { currentOrProblem, recordAction, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale, searchQuery } from '#/platform/http-server/validated';
import { minutesText } from '#/platform/i18n/durations';
import { inEveryLanguage, type Locale } from '#/platform/i18n/locale';
import { langOf } from '#/platform/i18n/site-languages';
import { namedZone, yearRoundZoneWords } from '#/platform/i18n/zone-name';
import { withoutUndefined } from '#/platform/input/search';
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
import { freeSlots } from './offer-queries';
import { isOver, reservationSearch } from './rules';

const asText = (given: unknown) => (typeof given === 'string' ? given : undefined);
const weekQuery = searchQuery(({ date, service }) =>
  withoutUndefined({ date: asText(date), service: asText(service) }),
);
const freeQuery = searchQuery(({ service, count }) =>
  withoutUndefined({ service: asText(service), count: asText(count) }),
);

/** The next free slots of a service, as a text that the owner can send to a visitor, in each language. */
async function nextFreeSlots(ctx: Context, serviceId: string, requestedCount: string | undefined) {
  const now = ctx.clock.now();
  const service = await serviceById(ctx.db, serviceId);
  const found = await freeSlots(ctx.db, serviceId, now);
  if (!found) throw new Problem('not_found');
  const wantedCount = freeSlotCounts.find((number) => String(number) === requestedCount) ?? freeSlotCounts[1];
  const starts = found.slots.slice(0, wantedCount).map(({ start }) => start);
  const { timeZone } = found.rule;
  const languages = await readSiteLanguages(ctx);
  return {
    count: starts.length,
    texts: inEveryLanguage((locale) =>
      adminBookingCopy[locale].free.message(
        titleOf(service, serviceId, locale),
        minutesText(locale, found.minutes),
        starts,
        timeZone,
        yearRoundZoneWords(locale, namedZone(locale, timeZone), now),
      ),
    ),
    paths: inEveryLanguage((locale) => {
      const lang = langOf(locale, languages);
      return `/consultation-booking?service=${serviceId}${lang ? `&lang=${lang}` : ''}`;
    }),
  };
}

/** The routes that no other kind of record has: the week, free slots, and moving a reservation. */
const ownRoutes = (ctx: Context) => {
  const currentReservation = async (id: string, locale: Locale, done: Done) =>
    currentOrProblem(await reservationQueries.detail(ctx, id, locale), done, adminBookingCopy[locale].errors);
  return new Hono()
    .get('/admin/reservations/week', weekQuery, async (c) => {
      const { date, service } = c.req.valid('query');
      const week = await weekOverview(ctx, date, service, requestLocale(c));
      // If no date was asked for and the current week is over, the next week is shown.
      if (date || !isOver(week, ctx.clock.now())) return c.json(week);
      return c.json(await weekOverview(ctx, addDays(week.from, 7), service, requestLocale(c)));
    })
    .get('/admin/reservations/free', freeQuery, async (c) => {
      const { service, count } = c.req.valid('query');
      return c.json(await nextFreeSlots(ctx, service ?? '', count));
    })
    .get('/admin/reservations/:id/availability', langQuery, async (c) => {
      const row = await reservationQueries.row(ctx.db, c.req.param('id'));
      const offered = row && (await availability(ctx, row.serviceId, requestLocale(c), row));
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
