import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { linkToken } from '#/platform/http-server/link-token';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { type AskedAppointment, answerRequest } from './admin-answer-contract';
import { answer } from './commands/answer';
import { adminBookingCopy } from './copy/admin/all';
import { describeReservation, earlierNoShows, reservationByToken } from './queries';
import { changeSender } from './routes';
import { awaitsAnswer } from './rules';

const linkVoid = (locale: Locale) => new Problem('forbidden', adminBookingCopy[locale].decision.void.text);

/**
 * The routes behind the links in the owner's mails; they need no session. GET changes nothing, because mail software may open the
 * links to check them. Only the POST, which the opened page sends, confirms or declines.
 */
export const answerAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/auth/requests/:id', langQuery, async (c) => {
      const locale = requestLocale(c);
      const row = await reservationByToken(ctx.db, c.req.param('id'), linkToken(c), 'answer');
      preventCaching(c);
      if (!row || !awaitsAnswer(row, ctx.clock.now())) throw linkVoid(locale);
      const reservation = await describeReservation(ctx.db, row, locale);
      const noShows = await earlierNoShows(ctx.db, row);
      return c.json<AskedAppointment>({ reservation, language: row.language, noShows });
    })
    .post('/auth/requests/:id', jsonBody(answerRequest), async (c) => {
      const { confirms, message, language } = c.req.valid('json');
      const locale = requestLocale(c, { language });
      const sender = changeSender(c, c.req.param('id'), locale);
      const outcome = await answer(ctx, sender, { confirms, message });
      preventCaching(c);
      if (!outcome.ok) throw linkVoid(locale);
      return c.json({ confirmed: outcome.row.status === 'confirmed' });
    });

export type AnswerAdminRoutes = ReturnType<typeof answerAdminRoutes>;
