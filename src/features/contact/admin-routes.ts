import { Hono } from 'hono';
import { validator } from 'hono/validator';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { csvAnswer } from '#/platform/http/csv';
import { noDetails } from '#/platform/http/fields';
import { jsonBody, langQuery, requestLocale } from '#/platform/http/validated';
import type { Locale } from '#/platform/i18n/locale';
import { wallTimeOf } from '#/platform/time/zone';
import { type MessageDetail, messageStatus } from './admin-contract';
import { adminContactWords, findMessages, messageDetail, messageRows } from './admin-queries';
import { erase } from './commands/erase';
import { resendMail } from './commands/resend-mail';
import { setStatus } from './commands/set-status';
import { isMessageId } from './queries';
import { type MessageSearch, messageSearch } from './rules';

const searchQuery = validator('query', (given): MessageSearch & { lang?: string } => ({
  ...messageSearch(given),
  ...(typeof given.lang === 'string' ? { lang: given.lang } : {}),
}));

/** The whole message as it is now, also beside a refusal. */
async function answer(
  ctx: Context,
  id: string,
  locale: Locale,
  done: { ok: true } | { ok: false; reason: 'unknown' | 'erased' },
): Promise<MessageDetail> {
  const current = await messageDetail(ctx, id);
  if (!current || (!done.ok && done.reason === 'unknown')) throw new Problem('not_found');
  if (done.ok) return current;
  throw new Problem('conflict', adminContactWords[locale].errors[done.reason as 'erased'], { current });
}

function known(id: string): string {
  if (!isMessageId(id)) throw new Problem('not_found');
  return id;
}

/** Messages in the hands of the owner. */
export const contactAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/messages', searchQuery, async (c) => c.json(await findMessages(ctx, c.req.valid('query'))))
    .get('/admin/messages.csv', searchQuery, async (c) => {
      const rows = messageRows(ctx, c.req.valid('query'), requestLocale(c));
      return csvAnswer(c, `messages-${wallTimeOf(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get('/admin/messages/:id', langQuery, async (c) =>
      c.json(await answer(ctx, c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post('/admin/messages/:id/status', langQuery, jsonBody(messageStatus), async (c) => {
      const id = known(c.req.param('id'));
      const done = await setStatus(ctx, id, c.req.valid('json').status);
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/messages/:id/mails/:mailId/resend', langQuery, jsonBody(noDetails), async (c) => {
      const id = known(c.req.param('id'));
      const done = await resendMail(ctx, id, known(c.req.param('mailId')));
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/messages/:id/erase', langQuery, jsonBody(noDetails), async (c) => {
      const id = known(c.req.param('id'));
      return c.json(await answer(ctx, id, requestLocale(c), await erase(ctx, id)));
    });

export type ContactAdminRoutes = ReturnType<typeof contactAdminRoutes>;
