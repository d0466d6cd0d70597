import { Hono, type Context as HttpContext } from 'hono';
import type { ReservationRequest } from '#/features/booking/contract';
import { orOnWhatsApp } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { idempotencyKey } from '#/platform/http-server/idempotency-key';
import { linkToken } from '#/platform/http-server/link-token';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { confirm } from './commands/confirm';
import { decline } from './commands/decline';
import { join } from './commands/join';
import { leave } from './commands/leave';
import { type BookHeld, take } from './commands/take';
import { actRequest, answerRequest, freeNow, joinRequest } from './contract';
import { waitingCopy } from './copy/all';
import { describeEntry, entryByToken, waitingList } from './queries';
import type { WaitingRow } from './table';

/** Passed in by the API. `noticeVersion` returns the version of the privacy notice. */
export interface WaitingServices {
  networksOf: GetNetworks;
  noticeVersion: () => Promise<string | null>;
  /** Books the held slot and resolves to the appointment's id. @throws Problem if it can't be booked */
  bookHeld: (
    c: HttpContext,
    locale: Locale,
    request: ReservationRequest,
    held: Parameters<BookHeld<string>>[1],
  ) => Promise<string>;
}

const linkVoid = (locale: Locale) => new Problem('forbidden', waitingCopy[locale].void.text);

/** GET requests change nothing, as mail programs open links too. */
export const waitingRoutes = (ctx: Context, { networksOf, noticeVersion, bookHeld }: WaitingServices) => {
  const described = async (c: HttpContext, row: WaitingRow | undefined, locale: Locale) => {
    preventCaching(c);
    if (!row) throw linkVoid(locale);
    return describeEntry(ctx, row, locale);
  };
  return new Hono()
    .get('/waiting', async (c) => c.json(await waitingList(ctx.db, c.req.query('service') ?? '')))
    .post('/waiting', jsonBody(joinRequest), async (c) => {
      const request = c.req.valid('json');
      const language = requestLocale(c, request);
      const key = idempotencyKey(c, language);
      const sender = { networks: networksOf(c), notice: await noticeVersion(), key };
      const joined = await join(ctx, { ...request, language }, sender);
      preventCaching(c);
      if (joined.ok) return c.json({ joined: true }, 201);
      const { errors } = waitingCopy[language];
      if (joined.reason === 'network_limit')
        throw new Problem('too_many', await orOnWhatsApp(ctx, errors.network_limit), {
          retryAfter: joined.wait,
        });
      const message = errors[joined.reason];
      if (joined.reason === 'off') throw new Problem('conflict', message);
      if (joined.reason === 'free_now') throw new Problem('conflict', message, { current: freeNow });
      throw fieldProblem(joined.reason === 'days' ? 'toDay' : 'serviceId', message);
    })
    .get('/waiting/:id', langQuery, async (c) => {
      const locale = requestLocale(c);
      return c.json(await described(c, await entryByToken(ctx.db, c.req.param('id'), linkToken(c)), locale));
    })
    .post('/waiting/:id/confirm', jsonBody(actRequest), async (c) => {
      const locale = requestLocale(c, c.req.valid('json'));
      return c.json(await described(c, await confirm(ctx, c.req.param('id'), linkToken(c)), locale));
    })
    .post('/waiting/:id/leave', jsonBody(actRequest), async (c) => {
      const locale = requestLocale(c, c.req.valid('json'));
      return c.json(await described(c, await leave(ctx, c.req.param('id'), linkToken(c)), locale));
    })
    .post('/waiting/:id/decline', jsonBody(answerRequest), async (c) => {
      const { offerId, language } = c.req.valid('json');
      const locale = requestLocale(c, { language });
      return c.json(await described(c, await decline(ctx, c.req.param('id'), linkToken(c), offerId), locale));
    })
    .post('/waiting/:id/take', jsonBody(answerRequest), async (c) => {
      const { offerId, answers = {}, language } = c.req.valid('json');
      const locale = requestLocale(c, { language });
      const id = c.req.param('id');
      preventCaching(c);
      const reservationId = await take(ctx, { id, token: linkToken(c), offerId, answers }, (request, held) =>
        bookHeld(c, locale, request, held),
      );
      if (reservationId === undefined) throw linkVoid(locale);
      return c.json({ reservationId });
    });
};

export type WaitingRoutes = ReturnType<typeof waitingRoutes>;
