import { Hono, type Context as Request } from 'hono';
import type { Context } from '#/platform/context';
import { invalidField, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { accountChoice, accountRequest, proposalAnswer } from './admin-contract';
import { ownCalendar } from './admin-queries';
import { type AppointmentCommands, answerProposal } from './commands/answer-proposal';
import { askAgain } from './commands/ask-again';
import { chooseCalendars } from './commands/choose-calendars';
import { connectAccount } from './commands/connect-account';
import { removeAccount } from './commands/remove-account';
import { removeFeed, renewFeed } from './commands/renew-feed';
import { ownCalendarCopy } from './copy/admin/all';
import type { SyncServices } from './queries';

interface RouteServices extends SyncServices {
  appointments: AppointmentCommands;
}

const messageIn = (locale: Locale) => fieldMessage(locale, ownCalendarCopy[locale].validation);

export const ownCalendarAdminRoutes = (ctx: Context, services: RouteServices) => {
  const current = (c: Request) => ownCalendar(ctx, services, requestLocale(c));
  return new Hono()
    .get('/admin/own-calendar', langQuery, async (c) => c.json(await current(c)))
    .post('/admin/own-calendar/feed', langQuery, async (c) => {
      await renewFeed(ctx, services.key);
      return c.json(await current(c), 201);
    })
    .delete('/admin/own-calendar/feed', langQuery, async (c) => {
      await removeFeed(ctx);
      return c.json(await current(c));
    })
    .post('/admin/own-calendar/account', langQuery, jsonBody(accountRequest, messageIn), async (c) => {
      const connected = await connectAccount(ctx, services, c.req.valid('json'));
      if (connected.ok) return c.json(await current(c), 201);
      const { reason } = connected;
      const path = reason === 'unauthorized' ? 'password' : 'address';
      const message = ownCalendarCopy[requestLocale(c)].account.reasons[reason];
      throw invalidField(path, message);
    })
    .put('/admin/own-calendar/account', langQuery, jsonBody(accountChoice, messageIn), async (c) => {
      const chosen = await chooseCalendars(ctx, services, c.req.valid('json'));
      if (chosen.ok) return c.json(await current(c));
      if (chosen.reason === 'unknown') throw new Problem('not_found');
      throw new Problem('conflict', ownCalendarCopy[requestLocale(c)].account.changed);
    })
    .delete('/admin/own-calendar/account', langQuery, async (c) => {
      await removeAccount(ctx, services);
      return c.json(await current(c));
    })
    .post('/admin/own-calendar/account/sync', langQuery, async (c) => {
      if (!(await askAgain(ctx))) throw new Problem('not_found');
      return c.json(await current(c), 202);
    })
    .post('/admin/own-calendar/proposals/:id', langQuery, jsonBody(proposalAnswer), async (c) => {
      const id = knownId(c.req.param('id'));
      const outcome = await answerProposal(ctx, services.appointments, id, c.req.valid('json'));
      if (outcome.ok) return c.json(await current(c));
      throw new Problem('conflict', ownCalendarCopy[requestLocale(c)].proposals.refused[outcome.reason]);
    });
};

export type OwnCalendarAdminRoutes = ReturnType<typeof ownCalendarAdminRoutes>;
