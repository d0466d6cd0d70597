import { Hono, type Context as HttpContext } from 'hono';
import type { NoticeVersion } from '#/features/privacy/contract';
import { orOnWhatsApp } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { idempotencyKey, keyReused } from '#/platform/http-server/idempotency-key';
import { knownId } from '#/platform/http-server/known-id';
import { linkToken } from '#/platform/http-server/link-token';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, readerOf, requestLocale, searchQuery } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { parseText, withoutUndefined } from '#/platform/input/search';
import { type CohortServices, certificateResponse } from './certificate-routes';
import { accept } from './commands/accept';
import { type EnrolOutcome, enrol } from './commands/enrol';
import { leave } from './commands/leave';
import { answerRequest, type Enrolled, enrolmentRequest } from './contract';
import { cohortCopy } from './copy/all';
import { describeEnrolment, enrolmentByToken, privateCohort, publicCohorts, seatsOf } from './queries';

/** Seconds to wait at a person's bound. A constant, so that strangers can't learn when a person's enrolments end. */
const personRetrySeconds = 24 * 3600;

const messageIn = (locale: Locale) => fieldMessage(locale, cohortCopy[locale].validation);

async function enrolProblem(
  ctx: Context,
  refused: Extract<EnrolOutcome, { ok: false }>,
  locale: Locale,
): Promise<Problem> {
  const { errors } = cohortCopy[locale];
  if (refused.reason === 'unknown') return new Problem('not_found');
  if (refused.reason === 'key_reused') return keyReused(locale);
  if (refused.reason === 'not_open') return new Problem('conflict', errors[refused.openness]);
  const retryAfter = refused.reason === 'network_limit' ? refused.wait : personRetrySeconds;
  return new Problem('too_many', await orOnWhatsApp(ctx, errors[refused.reason]), { retryAfter });
}

const seatsQuery = searchQuery((query) =>
  withoutUndefined({ program: parseText(query.program), key: parseText(query.key) }),
);

export const cohortRoutes = (
  ctx: Context,
  networksOf: GetNetworks,
  noticeVersion: NoticeVersion,
  services: CohortServices,
) => {
  const opened = async (c: HttpContext, id: string, locale: Locale) => {
    const found = await enrolmentByToken(ctx.db, id, linkToken(c));
    preventCaching(c);
    if (!found) throw new Problem('forbidden', cohortCopy[locale].errors.link_void);
    return found;
  };
  const answered = async (c: HttpContext, id: string, locale: Locale, answer: typeof accept) => {
    const { enrolment } = await opened(c, id, locale);
    const { ok } = await answer(ctx, enrolment.id);
    if (!ok) throw new Problem('conflict', cohortCopy[locale].errors.too_late);
    return describeEnrolment(ctx, await opened(c, id, locale), locale);
  };
  return new Hono()
    .get('/cohorts', langQuery, async (c) => c.json(await publicCohorts(ctx, readerOf(c).locale)))
    .get('/cohorts/seats', seatsQuery, async (c) => {
      preventCaching(c);
      return c.json(await seatsOf(ctx, c.req.valid('query')));
    })
    .get('/private-cohorts/:key', langQuery, async (c) => {
      const cohort = await privateCohort(ctx, c.req.param('key'), requestLocale(c));
      preventCaching(c);
      c.header('X-Robots-Tag', 'noindex, nofollow');
      if (!cohort) throw new Problem('not_found');
      return c.json(cohort);
    })
    .post('/cohorts/:id/enrolments', jsonBody(enrolmentRequest, messageIn), async (c) => {
      const request = c.req.valid('json');
      const locale = requestLocale(c, request);
      const key = idempotencyKey(c, locale);
      const sender = { networks: networksOf(c), key, notice: await noticeVersion('course') };
      const outcome = await enrol(ctx, knownId(c.req.param('id')), { ...request, language: locale }, sender);
      preventCaching(c);
      if (!outcome.ok) throw await enrolProblem(ctx, outcome, locale);
      const { ok: _, ...enrolled } = outcome;
      return c.json(enrolled satisfies Enrolled, 201);
    })
    .get('/enrolments/:id', langQuery, async (c) => {
      const locale = requestLocale(c);
      return c.json(await describeEnrolment(ctx, await opened(c, c.req.param('id'), locale), locale));
    })
    .get('/enrolments/:id/certificate', langQuery, async (c) => {
      const locale = requestLocale(c);
      const found = await opened(c, c.req.param('id'), locale);
      return certificateResponse(ctx, c, found, { locale, ...services });
    })
    .post('/enrolments/:id/accept', jsonBody(answerRequest), async (c) => {
      const locale = requestLocale(c, c.req.valid('json'));
      return c.json(await answered(c, c.req.param('id'), locale, accept));
    })
    .post('/enrolments/:id/leave', jsonBody(answerRequest), async (c) => {
      const locale = requestLocale(c, c.req.valid('json'));
      return c.json(await answered(c, c.req.param('id'), locale, leave));
    });
};

export type CohortRoutes = ReturnType<typeof cohortRoutes>;
