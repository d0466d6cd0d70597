import { Hono } from 'hono';
import { type Done, knownId, recordAnswer } from '#/owner/records/answer';
import { csvAnswer } from '#/owner/records/csv';
import type { Context } from '#/platform/context';
import { jsonBody, langQuery, requestLocale, searchQuery } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { noDetails } from '#/platform/input/fields';
import { resendMail } from '#/platform/mail/outbox';
import { wallTimeOf } from '#/platform/time/zone';
import { messageStatus } from './admin-contract';
import { findMessages, messageDetail, messageRows } from './admin-queries';
import { erase } from './commands/erase';
import { setStatus } from './commands/set-status';
import { adminContactCopy } from './copy/admin/all';
import { messageRow } from './queries';
import { messageSearch } from './rules';

const searched = searchQuery(messageSearch);

const answer = async (ctx: Context, id: string, locale: Locale, done: Done) =>
  recordAnswer(await messageDetail(ctx, id), done, adminContactCopy[locale].errors);

/** Messages in the hands of the owner. */
export const contactAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/messages', searched, async (c) => c.json(await findMessages(ctx, c.req.valid('query'))))
    .get('/admin/messages.csv', searched, async (c) => {
      const rows = messageRows(ctx, c.req.valid('query'), requestLocale(c));
      return csvAnswer(c, `messages-${wallTimeOf(ctx.clock.now(), 'UTC').date}.csv`, rows);
    })
    .get('/admin/messages/:id', langQuery, async (c) =>
      c.json(await answer(ctx, c.req.param('id'), requestLocale(c), { ok: true })),
    )
    .post('/admin/messages/:id/status', langQuery, jsonBody(messageStatus), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await setStatus(ctx, id, c.req.valid('json').status);
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/messages/:id/mails/:mailId/resend', langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      const done = await resendMail(ctx, (tx) => messageRow(tx, id), knownId(c.req.param('mailId')));
      return c.json(await answer(ctx, id, requestLocale(c), done));
    })
    .post('/admin/messages/:id/erase', langQuery, jsonBody(noDetails), async (c) => {
      const id = knownId(c.req.param('id'));
      return c.json(await answer(ctx, id, requestLocale(c), await erase(ctx, id)));
    });

export type ContactAdminRoutes = ReturnType<typeof contactAdminRoutes>;
