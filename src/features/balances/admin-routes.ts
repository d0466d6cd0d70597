import { Hono } from 'hono';
import { currentOrProblem, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import {
  changeRequest,
  correctRequest,
  renewRequest,
  type SaleRequest,
  saleRequest,
  statusRequest,
} from './admin-contract';
import { balanceDetail, balanceQueries, salesDesk } from './admin-queries';
import { change } from './commands/change';
import { correct } from './commands/correct';
import { erase } from './commands/erase';
import { renewLink } from './commands/renew-link';
import { resendBalanceMail } from './commands/resend-mail';
import { sell } from './commands/sell';
import { type Changed, setStatus } from './commands/set-status';
import { adminBalanceCopy } from './copy/admin/all';
import { balanceSearch } from './rules';

/** What the records' own routes don't do: sell, change, correct, and send a new link. */
const ownRoutes = (ctx: Context) => {
  const current = async (id: string, locale: Locale, done: Changed) => {
    const { errors } = adminBalanceCopy[locale];
    if (!done.ok && (done.reason === 'past_day' || done.reason === 'out_of_range')) {
      const path = done.reason === 'past_day' ? 'lastDay' : 'sessions';
      throw new Problem('invalid', undefined, { errors: [{ path, message: errors[done.reason] }] });
    }
    return currentOrProblem(await balanceDetail(ctx, id, locale), done, errors);
  };
  return new Hono()
    .get('/admin/balances/packages', langQuery, async (c) => c.json(await salesDesk(ctx, requestLocale(c))))
    .post('/admin/balances', langQuery, jsonBody(saleRequest), async (c) => {
      const sale: SaleRequest = c.req.valid('json');
      // The body's language is the buyer's.
      const locale = requestLocale(c, {});
      const sold = await sell(ctx, sale);
      if (sold.ok) return c.json({ id: sale.id }, 201);
      const { errors } = adminBalanceCopy[locale];
      const path = sold.reason === 'past_day' ? 'lastDay' : 'packageId';
      throw new Problem('invalid', undefined, { errors: [{ path, message: errors[sold.reason] }] });
    })
    .get('/admin/balances/:id', langQuery, async (c) =>
      c.json(await current(c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post('/admin/balances/:id/change', langQuery, jsonBody(changeRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await current(id, requestLocale(c, {}), await change(ctx, id, c.req.valid('json'))));
    })
    .post('/admin/balances/:id/correct', langQuery, jsonBody(correctRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await current(id, requestLocale(c), await correct(ctx, id, c.req.valid('json'))));
    })
    .post('/admin/balances/:id/renew', langQuery, jsonBody(renewRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      const { sequence } = c.req.valid('json');
      return c.json(await current(id, requestLocale(c), await renewLink(ctx, id, sequence)));
    });
};

/** The owner's routes for sold packages. */
export const balanceAdminRoutes = (ctx: Context) =>
  new Hono()
    // Before the records' routes, whose page of one has no ledger, and which would match `packages` too.
    .route('/', ownRoutes(ctx))
    .route(
      '/',
      recordRoutes(
        ctx,
        { ...balanceQueries, detail: balanceDetail },
        {
          search: balanceSearch,
          status: statusRequest,
          setStatus,
          erase,
          resend: resendBalanceMail,
          errors: (locale) => adminBalanceCopy[locale].errors,
        },
      ),
    );

export type BalanceAdminRoutes = ReturnType<typeof ownRoutes>;
