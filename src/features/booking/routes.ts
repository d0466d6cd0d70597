import { Hono, type Context as HttpContext } from 'hono';
import { sessionOutlook } from '#/features/balances/queries';
import type { NoticeVersion } from '#/features/privacy/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { idempotencyKey, keyReused } from '#/platform/http-server/idempotency-key';
import { linkToken } from '#/platform/http-server/link-token';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
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

type Refusal = keyof (typeof bookingCopy)['tr']['errors'];

const refuse = (
  kind: 'invalid' | 'conflict' | 'forbidden',
  path: string,
  reason: Refusal,
  locale: Locale,
): Problem => {
  const message = bookingCopy[locale].errors[reason];
  return new Problem(kind, message, kind === 'invalid' ? { errors: [{ path, message }] } : {});
};

export const changeSender = (c: HttpContext, id: string, locale: Locale) => ({
  id,
  token: linkToken(c),
  key: idempotencyKey(c, locale),
});

/** Why nothing was booked, in the reader's language. */
export async function bookingProblem(
  ctx: Context,
  refused: Extract<Booked, { ok: false }>,
  locale: Locale,
): Promise<Problem> {
  if (refused.reason === 'slot_taken') return refuse('conflict', 'slotId', 'slot_taken', locale);
  if (refused.reason === 'key_reused') return keyReused(locale);
  const { errors: words, bounds, session } = bookingCopy[locale];
  if (refused.reason === 'proof_used') return new Problem('too_many');
  if (refused.reason === 'no_session') {
    const message = session.refusals[refused.why];
    return new Problem('invalid', message, { errors: [{ path: 'package', message }] });
  }
  const orWhatsApp = async (text: string) =>
    mentioningWhatsApp(text, (await storedProfile(ctx)).whatsapp !== '');
  if (refused.reason === 'person_bound' || refused.reason === 'service_bound')
    return new Problem('too_many', await orWhatsApp(bounds[refused.reason](refused.maximum)), {
      retryAfter: personRetrySeconds,
    });
  if (refused.reason === 'network_limit')
    return new Problem('too_many', await orWhatsApp(bounds.network), { retryAfter: refused.wait });
  const errors = refused.refusals.map(({ path, reason }) => ({ path, message: words[reason] }));
  return new Problem('invalid', undefined, { errors });
}

/** The visitors' routes: availability, booking, and changes of a visitor's own appointment. */
export const bookingRoutes = (
  ctx: Context,
  networksOf: GetNetworks,
  noticeVersion: NoticeVersion,
  proofs: Proofs,
) => {
  const busy = watchBusyTimes(ctx, networksOf, proofs);
  return new Hono()
    .get('/availability', async (c) => {
      const locale = requestLocale(c);
      const id = c.req.query('service') ?? '';
      const wanted = c.req.query('minutes');
      const minutes = wanted === undefined ? undefined : Number(wanted);
      if (minutes !== undefined && !(await isOfferedLength(ctx.db, id, minutes)))
        throw refuse('invalid', 'minutes', 'duration_disagrees', locale);
      const found = await availability(ctx, id, locale, { minutes });
      if (!found) throw refuse('invalid', 'service', 'unknown_service', locale);
      preventCaching(c);
      const proof = busy.challengeFor(c);
      return c.json<Availability>(proof ? { ...found, proof } : found);
    })
    .get('/time-zones', langQuery, async (c) => {
      // Loaded when it is first asked for, as it takes time to find the country of each zone.
      const { zonesByPlace } = await import('#/platform/i18n/time-zones');
      const list: TimeZoneList = {
        zones: zonesByPlace(requestLocale(c)).map(({ id, place }) => ({ id, place })),
      };
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
      if (!row) throw refuse('forbidden', 'token', 'link_void', locale);
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
      if (moved.ok) {
        const changedReservation: ChangedReservation = {
          reservation: await describeReservation(ctx.db, moved.row, locale),
          token: moved.token,
        };
        return c.json(changedReservation);
      }
      if (moved.reason === 'link_void') throw refuse('forbidden', 'token', 'link_void', locale);
      if (moved.reason === 'slot_not_offered') throw refuse('invalid', 'slotId', 'slot_not_offered', locale);
      if (moved.reason === 'too_often') throw new Problem('too_many', undefined, { retryAfter: moved.wait });
      throw refuse('conflict', 'slotId', moved.reason, locale);
    })
    .post('/reservations/:id/cancel', jsonBody(cancelRequest), async (c) => {
      const { seen, ...asked } = c.req.valid('json');
      const locale = requestLocale(c, asked);
      if (seen?.comesBack) {
        const row = await reservationByToken(ctx.db, c.req.param('id'), linkToken(c));
        const session = row && (await sessionOutlook(ctx.db, row, ctx.clock.now()));
        // Its time has come since the page was read: nobody loses a session without having been told.
        if (session && !session.comesBack) throw new Problem('conflict', bookingCopy[locale].session.changed);
      }
      const cancelled = await cancel(ctx, changeSender(c, c.req.param('id'), locale));
      preventCaching(c);
      if (cancelled.ok) {
        const changedReservation: ChangedReservation = {
          reservation: await describeReservation(ctx.db, cancelled.row, locale),
          token: null,
        };
        return c.json(changedReservation);
      }
      if (cancelled.reason === 'link_void') throw refuse('forbidden', 'token', 'link_void', locale);
      throw refuse('conflict', 'status', 'not_changeable', locale);
    });
};

export type BookingRoutes = ReturnType<typeof bookingRoutes>;
