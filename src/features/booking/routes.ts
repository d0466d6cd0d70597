import { Hono, type Context as HttpContext } from 'hono';
import { sessionOutlook } from '#/features/balances/queries';
import type { NoticeVersion } from '#/features/privacy/contract';
import { orOnWhatsApp } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { idempotencyKey, keyReused } from '#/platform/http-server/idempotency-key';
import { linkToken } from '#/platform/http-server/link-token';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { createNetworkTurns } from '#/platform/process/network-turns';
import type { Proofs } from '#/platform/proof-of-work/proofs';
import { availability, isOfferedLength } from './availability-queries';
import { type Booked, book } from './commands/book';
import { cancel } from './commands/cancel';
import { move } from './commands/move';
import {
  type Availability,
  type ChangedReservation,
  cancelRequest,
  moveRequest,
  reservationRequest,
  type TimeZoneList,
} from './contract';
import { bookingCopy } from './copy/all';
import { watchBusyTimes } from './proof-routes';
import { describeReservation, reservationById, reservationByToken } from './queries';
import { isChangeable, personRetrySeconds } from './rules';
import type { ReservationRow } from './table';

type Refusal = keyof (typeof bookingCopy)['tr']['errors'];

const invalid = (path: string, reason: Refusal, locale: Locale): Problem =>
  fieldProblem(path, bookingCopy[locale].errors[reason]);
const refused = (kind: 'conflict' | 'forbidden', reason: Refusal, locale: Locale): Problem =>
  new Problem(kind, bookingCopy[locale].errors[reason]);

export const changeSender = (c: HttpContext, id: string, locale: Locale) => ({
  id,
  token: linkToken(c),
  key: idempotencyKey(c, locale),
});

/** The problem that says why nothing was booked, in the reader's language. */
export async function bookingProblem(
  ctx: Context,
  refusal: Extract<Booked, { ok: false }>,
  locale: Locale,
): Promise<Problem> {
  if (refusal.reason === 'slot_taken') return refused('conflict', 'slot_taken', locale);
  if (refusal.reason === 'key_reused') return keyReused(locale);
  const { errors: words, bounds, session } = bookingCopy[locale];
  if (refusal.reason === 'proof_used') return new Problem('too_many');
  if (refusal.reason === 'no_session') return fieldProblem('package', session.refusals[refusal.why]);
  if (refusal.reason === 'person_bound' || refusal.reason === 'service_bound')
    return new Problem('too_many', await orOnWhatsApp(ctx, bounds[refusal.reason](refusal.maximum)), {
      retryAfter: personRetrySeconds,
    });
  if (refusal.reason === 'network_limit')
    return new Problem('too_many', await orOnWhatsApp(ctx, bounds.network), { retryAfter: refusal.wait });
  const errors = refusal.refusals.map(({ path, reason }) => ({ path, message: words[reason] }));
  return new Problem('invalid', undefined, { errors });
}

export const bookingRoutes = (
  ctx: Context,
  networksOf: GetNetworks,
  noticeVersion: NoticeVersion,
  proofs: Proofs,
) => {
  const busy = watchBusyTimes(ctx, networksOf, proofs);
  // Computing free slots takes many milliseconds. The networks take turns, so that none has to wait for all requests of another.
  const inTurn = createNetworkTurns({ waiting: 1_000, each: 200 });
  const zoneLists = new Map<Locale, TimeZoneList>();
  const changed = async (
    { row, token }: { row: ReservationRow; token?: string },
    locale: Locale,
  ): Promise<ChangedReservation> => ({
    reservation: await describeReservation(ctx.db, row, locale),
    token: token ?? null,
  });
  return new Hono()
    .get('/availability', async (c) => {
      const locale = requestLocale(c);
      const id = c.req.query('service') ?? '';
      const wanted = c.req.query('minutes');
      const minutes = wanted === undefined ? undefined : Number(wanted);
      if (minutes !== undefined && !(await isOfferedLength(ctx.db, id, minutes)))
        throw invalid('minutes', 'duration_disagrees', locale);
      const asked = inTurn(networksOf(c).at(-1) ?? '', () => availability(ctx, id, locale, { minutes }));
      if (!asked) throw new Problem('unavailable', undefined, { retryAfter: 2 });
      const found = await asked;
      if (!found) throw invalid('service', 'unknown_service', locale);
      preventCaching(c);
      const proof = busy.challengeFor(c);
      return c.json<Availability>(proof ? { ...found, proof } : found);
    })
    .get('/time-zones', langQuery, async (c) => {
      // The list of each language is cached, because finding the country of each zone takes time.
      const { zonesByPlace } = await import('#/platform/i18n/time-zones');
      const locale = requestLocale(c);
      const list: TimeZoneList = zoneLists.get(locale) ?? {
        zones: zonesByPlace(locale).map(({ id, place }) => ({ id, place })),
      };
      zoneLists.set(locale, list);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.json(list);
    })
    .post('/reservations', jsonBody(reservationRequest), async (c) => {
      const request = c.req.valid('json');
      const locale = requestLocale(c, request);
      const sender = {
        networks: networksOf(c),
        key: idempotencyKey(c, locale),
        notice: await noticeVersion('booking'),
        proofId: await busy.demandProof(c, locale),
      };
      const booked = await book(ctx, { ...request, language: locale }, sender);
      preventCaching(c);
      if (booked.ok) return c.json({ reservationId: booked.id }, 201);
      if (booked.reason === 'proof_used') throw await busy.refuseUsed(locale);
      throw await bookingProblem(ctx, booked, locale);
    })
    .get('/reservations/:id', langQuery, async (c) => {
      const lang = c.req.query('lang') === undefined ? undefined : requestLocale(c);
      const reservation = await reservationById(ctx, c.req.param('id'), lang);
      preventCaching(c);
      if (reservation === undefined) throw new Problem('not_found');
      return c.json(reservation);
    })
    .get('/reservations/:id/manage', langQuery, async (c) => {
      const locale = requestLocale(c);
      const row = await reservationByToken(ctx.db, c.req.param('id'), linkToken(c));
      preventCaching(c);
      if (!row) throw refused('forbidden', 'link_void', locale);
      const changeable = isChangeable(row, ctx.clock.now());
      const slots = changeable ? await availability(ctx, row.serviceId, locale, row) : undefined;
      const reservation = await describeReservation(ctx.db, row, locale);
      const session = changeable ? await sessionOutlook(ctx.db, row, ctx.clock.now()) : undefined;
      return c.json({
        reservation,
        changeable,
        availability: slots ?? null,
        ...(session ? { session } : {}),
      });
    })
    .post('/reservations/:id/move', jsonBody(moveRequest), async (c) => {
      const { slotId, visitorZone, language } = c.req.valid('json');
      const locale = requestLocale(c, { language });
      const moved = await move(ctx, changeSender(c, c.req.param('id'), locale), slotId, visitorZone);
      preventCaching(c);
      if (moved.ok) return c.json(await changed(moved, locale));
      if (moved.reason === 'link_void') throw refused('forbidden', 'link_void', locale);
      if (moved.reason === 'slot_not_offered') throw invalid('slotId', 'slot_not_offered', locale);
      if (moved.reason === 'too_often') throw new Problem('too_many', undefined, { retryAfter: moved.wait });
      throw refused('conflict', moved.reason, locale);
    })
    .post('/reservations/:id/cancel', jsonBody(cancelRequest), async (c) => {
      const { seen, ...asked } = c.req.valid('json');
      const locale = requestLocale(c, asked);
      if (seen?.comesBack) {
        const row = await reservationByToken(ctx.db, c.req.param('id'), linkToken(c));
        const session = row && (await sessionOutlook(ctx.db, row, ctx.clock.now()));
        // The session would have come back when the page was read, but not any more. The visitor must know before losing it.
        if (session && !session.comesBack) throw new Problem('conflict', bookingCopy[locale].session.changed);
      }
      const cancelled = await cancel(ctx, changeSender(c, c.req.param('id'), locale));
      preventCaching(c);
      if (cancelled.ok) return c.json(await changed(cancelled, locale));
      if (cancelled.reason === 'link_void') throw refused('forbidden', 'link_void', locale);
      throw refused('conflict', 'not_changeable', locale);
    });
};

export type BookingRoutes = ReturnType<typeof bookingRoutes>;
