import { Hono } from 'hono';
import { recordAction, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import { emptyBody } from '#/platform/input/fields';
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
import { makeLink } from './commands/make-link';
import { renewLink } from './commands/renew-link';
import { resendBalanceMail } from './commands/resend-mail';
import { sell } from './commands/sell';
import { setStatus } from './commands/set-status';
import type { VoidPaidLinks } from './commands/void-links';
import { adminBalanceCopy } from './copy/admin/all';
import { balanceSearch } from './rules';

interface SalesServices {
  /** Public address of the site. */
  baseUrl: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles(): Promise<boolean>;
  voidPaidLinks: VoidPaidLinks;
}

/** The routes that list what can be sold, record a sale, and make a link to what was sold. */
const salesRoutes = (ctx: Context, { baseUrl, mailsToFiles }: Omit<SalesServices, 'voidPaidLinks'>) =>
  new Hono()
    .get('/admin/balances/packages', langQuery, async (c) =>
      c.json({ ...(await salesDesk(ctx, requestLocale(c))), mailsToFiles: await mailsToFiles() }),
    )
    .post('/admin/balances/:id/link', jsonBody(emptyBody), async (c) => {
      const link = await makeLink(ctx, baseUrl, knownId(c.req.param('id')));
      if (!link) throw new Problem('not_found');
      return c.json({ link }, 201);
    })
    .post('/admin/balances', langQuery, jsonBody(saleRequest), async (c) => {
      const sale: SaleRequest = c.req.valid('json');
      const sold = await sell(ctx, sale);
      if (sold.ok) return c.json({ id: sale.id }, 201);
      const { errors } = adminBalanceCopy[requestLocale(c)];
      const path = sold.reason === 'past_day' ? 'lastDay' : 'packageId';
      throw invalidField(path, errors[sold.reason]);
    });

export const balanceAdminRoutes = (ctx: Context, services: SalesServices) =>
  new Hono()
    // Before the records' routes, whose route `/:id` would match `packages` too.
    .route('/', salesRoutes(ctx, services))
    .route(
      '/',
      recordRoutes(ctx, balanceQueries, {
        search: balanceSearch,
        status: statusRequest,
        setStatus,
        erase,
        resend: resendBalanceMail,
        actions: [
          recordAction('change', changeRequest, (_, id, request) =>
            change(ctx, id, request, services.voidPaidLinks),
          ),
          recordAction('correct', correctRequest, correct),
          recordAction('renew', renewRequest, (_, id, request) =>
            renewLink(ctx, id, request, services.voidPaidLinks),
          ),
        ],
        errors: (locale) => adminBalanceCopy[locale].errors,
        fields: { past_day: 'lastDay', no_change: 'sessions', out_of_range: 'sessions' },
      }),
    );

export type BalanceAdminRoutes = ReturnType<typeof salesRoutes>;
