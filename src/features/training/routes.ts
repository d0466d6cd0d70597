import { Hono } from 'hono';
import type { NoticeVersion } from '#/features/privacy/contract';
import { orOnWhatsApp } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { idempotencyKey, keyReused } from '#/platform/http-server/idempotency-key';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { apply } from './commands/apply';
import { applicationRequest } from './contract';
import { trainingCopy } from './copy/all';
import { applicationById } from './queries';

const messageIn = (locale: Locale) => fieldMessage(locale, trainingCopy[locale].validation);

export const trainingRoutes = (ctx: Context, networksOf: GetNetworks, noticeVersion: NoticeVersion) =>
  new Hono()
    .post('/training-reservations', jsonBody(applicationRequest, messageIn), async (c) => {
      const request = c.req.valid('json');
      const language = requestLocale(c, request);
      const { validation, errors } = trainingCopy[language];
      const key = idempotencyKey(c, language);
      const notice = await noticeVersion(request.trainingType === 'corporate' ? 'company' : 'training');
      const sender = { networks: networksOf(c), key, notice };
      const applied = await apply(ctx, { ...request, language }, sender);
      preventCaching(c);
      if (applied.ok) return c.json({ reservationId: applied.id }, 201);
      if (applied.reason === 'network_limit')
        throw new Problem('too_many', await orOnWhatsApp(ctx, errors.network_limit), {
          retryAfter: applied.wait,
        });
      if (applied.reason === 'key_reused') throw keyReused(language);
      throw fieldProblem('program', validation.program);
    })
    .get('/training-reservations/:id', langQuery, async (c) => {
      const lang = c.req.query('lang') === undefined ? undefined : requestLocale(c);
      const application = await applicationById(ctx, c.req.param('id'), lang);
      preventCaching(c);
      if (application === undefined) throw new Problem('not_found');
      return c.json(application);
    });

export type TrainingRoutes = ReturnType<typeof trainingRoutes>;
