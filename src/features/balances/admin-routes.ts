import { Hono } from 'hono';
import { recordAction, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { invalidField } from '#/platform/errors/problem';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import {
  changeRequest,
  correctRequest,
  renewRequest,
  type SaleRequest,
  saleRequest,
  statusRequest,
} from './admin-contract';
import { balanceQueries, salesDesk } from './admin-queries';
import { change } from './commands/change';
import { correct } from './commands/correct';
import { erase } from './commands/erase';
import { renewLink } from './commands/renew-link';
import { resendBalanceMail } from './commands/resend-mail';
import { sell } from './commands/sell';
import { setStatus } from './commands/set-status';
import { adminBalanceCopy } from './copy/admin/all';
import { balanceSearch } from './rules';

const salesRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/balances/packages', langQuery, async (c) => c.json(await salesDesk(ctx, requestLocale(c))))
    .post('/admin/balances', langQuery, jsonBody(saleRequest), async (c) => {
      const sale: SaleRequest = c.req.valid('json');
      const sold = await sell(ctx, sale);
      if (sold.ok) return c.json({ id: sale.id }, 201);
      const { errors } = adminBalanceCopy[requestLocale(c)];
      const path = sold.reason === 'past_day' ? 'lastDay' : 'packageId';
      throw invalidField(path, errors[sold.reason]);
    });

export const balanceAdminRoutes = (ctx: Context) =>
  new Hono()
    // Before the records' routes, whose route `/:id` would match `packages` too.
    .route('/', salesRoutes(ctx))
    .route(
      '/',
      recordRoutes(ctx, balanceQueries, {
        search: balanceSearch,
        status: statusRequest,
        setStatus,
        erase,
        resend: resendBalanceMail,
        actions: [
          recordAction('change', changeRequest, change),
          recordAction('correct', correctRequest, correct),
          recordAction('renew', renewRequest, renewLink),
        ],
        errors: (locale) => adminBalanceCopy[locale].errors,
        fields: { past_day: 'lastDay', no_change: 'sessions', out_of_range: 'sessions' },
      }),
    );

export type BalanceAdminRoutes = ReturnType<typeof salesRoutes>;
