import { Hono } from 'hono';
import { validator } from 'hono/validator';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { csvAnswer } from '#/platform/http/csv';
import { noDetails } from '#/platform/http/fields';
import { jsonBody, langQuery, requestLocale } from '#/platform/http/validated';
import type { Locale } from '#/platform/i18n/locale';
import { wallTimeOf } from '#/platform/time/zone';
import { type ApplicationDetail, applicationStatus } from './admin-contract';
import { adminTrainingWords, applicationDetail, applicationRows, findApplications } from './admin-queries';
import { erase } from './commands/erase';
import { resendMail } from './commands/resend-mail';
import { setStatus } from './commands/set-status';
import { isApplicationId } from './queries';
import { type ApplicationSearch, applicationSearch } from './rules';

const searchQuery = validator('query', (given): ApplicationSearch & { lang?: string } => ({
  ...applicationSearch(given),
  ...(typeof given.lang === 'string' ? { lang: given.lang } : {}),
}));

/** The whole application as it is now, also beside a refusal. */
async function answer(
  ctx: Context,
  id: string,
  locale: Locale,
  done: { ok: true } | { ok: false; reason: 'unknown' | 'erased' },
): Promise<ApplicationDetail> {
  const current = await applicationDetail(ctx, id, locale);
  if (!current || (!done.ok && done.reason === 'unknown')) throw new Problem('not_found');
  if (done.ok) return current;
  throw new Problem('conflict', adminTrainingWords[locale].errors[done.reason as 'erased'], { current });
}

function known(id: string): string {
  if (!isApplicationId(id)) throw new Problem('not_found');
  return id;
}

/** Applications in the hands of the owner. */
export const trainingAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/applications', searchQuery, async (c) =>
      c.json(await findApplications(ctx, c.req.valid('query'), requestLocale(c))),
    )
    .get('/admin/applications.csv', searchQuery, async (c) => {
      const rows = applicationRows(ctx, c.req.valid('query'), requestLocale(c));
      return csvAnswer(c, `applications-${wallTimeOf(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get('/admin/applications/:id', langQuery, async (c) =>
      c.json(await answer(ctx, c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post('/admin/applications/:id/status', langQuery, jsonBody(applicationStatus), async (c) => {
      const id = known(c.req.param('id'));
      const done = await setStatus(ctx, id, c.req.valid('json').status);
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/applications/:id/mails/:mailId/resend', langQuery, jsonBody(noDetails), async (c) => {
      const id = known(c.req.param('id'));
      const done = await resendMail(ctx, id, known(c.req.param('mailId')));
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/applications/:id/erase', langQuery, jsonBody(noDetails), async (c) => {
      const id = known(c.req.param('id'));
      return c.json(await answer(ctx, id, requestLocale(c), await erase(ctx, id)));
    });

export type TrainingAdminRoutes = ReturnType<typeof trainingAdminRoutes>;
