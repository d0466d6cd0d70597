import { Hono } from 'hono';
import { recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import { resendMail } from '#/platform/mail/outbox';
import { settingsRequest, statusRequest } from './admin-contract';
import { waitingQueries } from './admin-queries';
import { erase } from './commands/erase';
import { setSettings } from './commands/set-settings';
import { setStatus } from './commands/set-status';
import { adminWaitingCopy } from './copy/admin/all';
import { lockEntry, storedSettings } from './queries';
import { waitingSearch } from './rules';

const settingsRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/waiting-settings', async (c) => c.json(await storedSettings(ctx.db)))
    .put('/admin/waiting-settings', langQuery, jsonBody(settingsRequest), async (c) => {
      const { ok, current } = await setSettings(ctx, c.req.valid('json'));
      if (!ok) throw new Problem('conflict', adminWaitingCopy[requestLocale(c)].errors.changed, { current });
      return c.json(current);
    });

export const waitingAdminRoutes = (ctx: Context) =>
  new Hono().route('/', settingsRoutes(ctx)).route(
    '/',
    recordRoutes(ctx, waitingQueries, {
      search: waitingSearch,
      status: statusRequest,
      setStatus,
      erase,
      resend: (_, id, request) => resendMail(ctx, (tx) => lockEntry(tx, id), request),
      errors: (locale) => adminWaitingCopy[locale].errors,
    }),
  );

export type WaitingAdminRoutes = ReturnType<typeof settingsRoutes>;
