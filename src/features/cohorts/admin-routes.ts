import { Hono } from 'hono';
import type { Done } from '#/owner/records/contract';
import { currentOrProblem, recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { issueMessage } from '#/platform/i18n/validation';
import {
  attendanceRequest,
  cancelRequest,
  certificateRequest,
  cohortRequest,
  inquiryRequest,
  removalRequest,
  renewalRequest,
} from './admin-contract';
import { cohortDetail, cohortList, enrolmentQueries } from './admin-queries';
import { type CohortServices, certificateResponse } from './certificate-routes';
import { cancel } from './commands/cancel';
import { erase } from './commands/erase';
import { issueCertificate } from './commands/issue-certificate';
import { makePrivate } from './commands/make-private';
import { markAttendance } from './commands/mark-attendance';
import { remove } from './commands/remove';
import { renewLink } from './commands/renew-link';
import { resendEnrolmentMail } from './commands/resend-mail';
import { save } from './commands/save';
import { adminCohortCopy } from './copy/admin/all';
import { cohortOf } from './queries';
import { enrolmentSearch } from './rules';
import type { EnrolmentRow } from './table';

/** A date without a day has words of its own, as 'This field is required' doesn't say what to do. */
const messageIn =
  (locale: Locale): ReturnType<typeof issueMessage> =>
  (issue) =>
    issue.input === '' && issue.path?.at(-1) === 'date'
      ? adminCohortCopy[locale].refusals.no_day
      : issueMessage(locale)(issue);

const ownRoutes = (ctx: Context, { baseUrl, drawCertificate }: CohortServices) => {
  const current = async (id: string, locale: Locale, done: Done) =>
    currentOrProblem(
      await cohortDetail({ ...ctx, baseUrl }, id, locale),
      done,
      adminCohortCopy[locale].errors,
    );
  return new Hono()
    .get('/admin/cohorts', langQuery, async (c) => c.json(await cohortList(ctx, requestLocale(c))))
    .post('/admin/cohorts/from-application', jsonBody(inquiryRequest), async (c) => {
      const id = await makePrivate(ctx, c.req.valid('json').applicationId);
      if (!id) throw new Problem('not_found');
      return c.json({ id }, 201);
    })
    .get('/admin/cohorts/:id', langQuery, async (c) =>
      c.json(await current(c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .put('/admin/cohorts/:id', langQuery, jsonBody(cohortRequest, messageIn), async (c) => {
      const id = knownId(c.req.param('id'));
      const locale = requestLocale(c);
      const saved = await save(ctx, id, c.req.valid('json'));
      if (!saved.ok && 'path' in saved)
        throw invalidField(saved.path, adminCohortCopy[locale].refusals[saved.reason]);
      return c.json(await current(id, locale, saved));
    })
    .post('/admin/cohorts/:id/cancel', langQuery, jsonBody(cancelRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await current(id, requestLocale(c), await cancel(ctx, id, c.req.valid('json'))));
    })
    .post('/admin/cohorts/:id/link', langQuery, jsonBody(renewalRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await current(id, requestLocale(c), await renewLink(ctx, id, c.req.valid('json'))));
    })
    .post('/admin/cohorts/:id/attendance', langQuery, jsonBody(attendanceRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await current(id, requestLocale(c), await markAttendance(ctx, id, c.req.valid('json'))));
    })
    .post('/admin/cohorts/:id/certificates', langQuery, jsonBody(certificateRequest), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await issueCertificate(ctx, id, c.req.valid('json'));
      return c.json(await current(id, requestLocale(c), done));
    })
    .get('/admin/enrolments/:id/certificate', langQuery, async (c) => {
      const enrolment = await enrolmentQueries.row(ctx.db, c.req.param('id'));
      const cohort = enrolment && (await cohortOf(ctx.db, enrolment.cohortId));
      if (!cohort) throw new Problem('not_found');
      const found = { enrolment: enrolment as EnrolmentRow, cohort };
      return certificateResponse(ctx, c, found, { locale: requestLocale(c), baseUrl, drawCertificate });
    });
};

export const cohortAdminRoutes = (ctx: Context, services: CohortServices) =>
  new Hono().route('/', ownRoutes(ctx, services)).route(
    '/',
    recordRoutes(ctx, enrolmentQueries, {
      search: enrolmentSearch,
      status: removalRequest,
      setStatus: remove,
      erase,
      resend: resendEnrolmentMail,
      errors: (locale) => adminCohortCopy[locale].errors,
    }),
  );

export type CohortAdminRoutes = ReturnType<typeof ownRoutes>;
