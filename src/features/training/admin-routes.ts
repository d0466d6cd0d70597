import { Hono } from 'hono';
import { type Done, knownId, recordAnswer } from '#/owner/records/answer';
import { csvAnswer } from '#/owner/records/csv';
import type { Context } from '#/platform/context';
import { jsonBody, langQuery, requestLocale, searchQuery } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { noDetails } from '#/platform/input/fields';
import { resendMail } from '#/platform/mail/outbox';
import { wallTimeOf } from '#/platform/time/zone';
import { applicationStatus } from './admin-contract';
import { applicationDetail, applicationRows, findApplications } from './admin-queries';
import { erase } from './commands/erase';
import { setStatus } from './commands/set-status';
import { adminTrainingCopy } from './copy/admin/all';
import { applicationRow } from './queries';
import { applicationSearch } from './rules';

const searched = searchQuery(applicationSearch);

const answer = async (ctx: Context, id: string, locale: Locale, done: Done) =>
  recordAnswer(await applicationDetail(ctx, id, locale), done, adminTrainingCopy[locale].errors);

/** Applications in the hands of the owner. */
export const trainingAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/applications', searched, async (c) =>
      c.json(await findApplications(ctx, c.req.valid('query'), requestLocale(c))),
    )
    .get('/admin/applications.csv', searched, async (c) => {
      const rows = applicationRows(ctx, c.req.valid('query'), requestLocale(c));
      return csvAnswer(c, `applications-${wallTimeOf(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get('/admin/applications/:id', langQuery, async (c) =>
      c.json(await answer(ctx, c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post('/admin/applications/:id/status', langQuery, jsonBody(applicationStatus), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await setStatus(ctx, id, c.req.valid('json').status);
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/applications/:id/mails/:mailId/resend', langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await resendMail(ctx, (tx) => applicationRow(tx, id), knownId(c.req.param('mailId')));
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/applications/:id/erase', langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await answer(ctx, id, requestLocale(c), await erase(ctx, id)));
    });

export type TrainingAdminRoutes = ReturnType<typeof trainingAdminRoutes>;
