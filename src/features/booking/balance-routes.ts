import { Hono, type Context as HttpContext } from 'hono';
import { balanceByToken, describeBalance } from '#/features/balances/queries';
import type { NoticeVersion } from '#/features/privacy/contract';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { idempotencyKey } from '#/platform/http-server/idempotency-key';
import { knownId } from '#/platform/http-server/known-id';
import { linkToken } from '#/platform/http-server/link-token';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { appointmentsPaidBy } from './balance-queries';
import { book } from './commands/book';
import { openAppointment } from './commands/open-appointment';
import { openRequest, reservationRequest } from './contract';
import { bookingCopy } from './copy/all';
import { bookingProblem } from './routes';

export const balanceRoutes = (ctx: Context, networksOf: GetNetworks, noticeVersion: NoticeVersion) => {
  const opened = async (c: HttpContext, id: string, locale: Locale) => {
    const balance = await balanceByToken(ctx.db, id, linkToken(c));
    preventCaching(c);
    if (!balance) throw new Problem('forbidden', bookingCopy[locale].errors.link_void);
    return balance;
  };
  return new Hono()
    .get('/balances/:id', langQuery, async (c) => {
      const locale = requestLocale(c);
      const row = await opened(c, c.req.param('id'), locale);
      const balance = await describeBalance(ctx.db, row, locale, ctx.clock.now());
      return c.json({ balance, appointments: await appointmentsPaidBy(ctx, row.id, locale) });
    })
    .post('/balances/:id/reservations', jsonBody(reservationRequest), async (c) => {
      const request = c.req.valid('json');
      const locale = requestLocale(c, request);
      const { id: balanceId } = await opened(c, c.req.param('id'), locale);
      const booked = await book(
        ctx,
        { ...request, language: locale },
        {
          networks: networksOf(c),
          key: idempotencyKey(c, locale),
          notice: await noticeVersion('booking'),
          balanceId,
        },
      );
      if (!booked.ok) throw await bookingProblem(ctx, booked, locale);
      return c.json({ reservationId: booked.id }, 201);
    })
    .post('/balances/:id/reservations/:reservation/open', jsonBody(openRequest), async (c) => {
      const locale = requestLocale(c, c.req.valid('json'));
      const { id } = await opened(c, c.req.param('id'), locale);
      const link = await openAppointment(ctx, id, knownId(c.req.param('reservation')));
      if (link.ok) return c.json({ token: link.token });
      if (link.reason === 'too_many') throw new Problem('too_many', undefined, { retryAfter: link.wait });
      throw new Problem('not_found');
    });
};

export type BalanceRoutes = ReturnType<typeof balanceRoutes>;
