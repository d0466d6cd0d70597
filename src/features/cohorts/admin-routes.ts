import { Hono } from 'hono';
import type { Done } from '#/owner/records/contract';
import { currentOrProblem, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { cancelRequest, cohortRequest, removalRequest } from './admin-contract';
import { cohortDetail, cohortList, enrolmentDetail, enrolmentQueries } from './admin-queries';
import { cancel } from './commands/cancel';
import { erase } from './commands/erase';
import { remove } from './commands/remove';
import { resendEnrolmentMail } from './commands/resend-mail';
import { save } from './commands/save';
import { adminCohortCopy } from './copy/admin/all';
import { enrolmentSearch } from './rules';

/** The owner's routes for cohorts. `baseUrl`: the public address of the site, for private links. */
const ownRoutes = (ctx: Context, baseUrl: string) => {
  const current = async (id: string, locale: Locale, done: Done) =>
    currentOrProblem(
      await cohortDetail({ ...ctx, baseUrl }, id, locale),
      done,
      adminCohortCopy[locale].errors,
    );
  return new Hono()
    .get('/admin/cohorts', langQuery, async (c) => c.json(await cohortList(ctx, requestLocale(c))))
    .get('/admin/cohorts/:id', langQuery, async (c) =>
      c.json(await current(c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .put('/admin/cohorts/:id', langQuery, jsonBody(cohortRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      // The body's language is the course's.
      const locale = requestLocale(c, {});
      const saved = await save(ctx, id, c.req.valid('json'));
      if (!saved.ok && 'path' in saved) {
        const message = adminCohortCopy[locale].refusals[saved.reason];
        throw new Problem('invalid', undefined, { errors: [{ path: saved.path, message }] });
      }
      return c.json(await current(id, locale, saved));
    })
    .post('/admin/cohorts/:id/cancel', langQuery, jsonBody(cancelRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await current(id, requestLocale(c), await cancel(ctx, id, c.req.valid('json'))));
    });
};

/** The owner's routes for cohorts and the people in them. */
export const cohortAdminRoutes = (ctx: Context, baseUrl: string) =>
  new Hono().route('/', ownRoutes(ctx, baseUrl)).route(
    '/',
    recordRoutes(
      ctx,
      { ...enrolmentQueries, detail: enrolmentDetail },
      {
        search: enrolmentSearch,
        status: removalRequest,
        setStatus: remove,
        erase,
        resend: resendEnrolmentMail,
        errors: (locale) => adminCohortCopy[locale].errors,
      },
    ),
  );

export type CohortAdminRoutes = ReturnType<typeof ownRoutes>;
