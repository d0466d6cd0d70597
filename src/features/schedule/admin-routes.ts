import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { calendarChange, calendarRequest } from './admin-contract';
import { describeCalendar } from './admin-queries';
import { changeCalendar } from './commands/change-calendar';
import { connectCalendar } from './commands/connect-calendar';
import { disconnectCalendar } from './commands/disconnect-calendar';
import { refreshCalendar } from './commands/refresh-calendar';
import { scheduleCopy } from './copy/admin/all';

const messagesIn = (locale: Locale) => fieldMessage(locale, scheduleCopy[locale].validation);

export const scheduleAdminRoutes = (ctx: Context) =>
  new Hono()
    .post('/admin/calendars', jsonBody(calendarRequest, messagesIn), async (c) => {
      const row = await connectCalendar(ctx, c.req.valid('json'));
      return c.json(await describeCalendar(ctx.db, row, ctx.clock.now()), 201);
    })
    .put('/admin/calendars/:id', jsonBody(calendarChange, messagesIn), async (c) => {
      const changed = await changeCalendar(ctx, knownId(c.req.param('id')), c.req.valid('json'));
      const now = ctx.clock.now();
      if (changed.ok) return c.json(await describeCalendar(ctx.db, changed.row, now));
      if (!changed.current) throw new Problem('not_found');
      const current = await describeCalendar(ctx.db, changed.current, now);
      throw new Problem('conflict', scheduleCopy[requestLocale(c)].errors.changed, { current });
    })
    .delete('/admin/calendars/:id', async (c) => {
      if (!(await disconnectCalendar(ctx, knownId(c.req.param('id'))))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/admin/calendars/:id/refresh', async (c) => {
      const row = await refreshCalendar(ctx, knownId(c.req.param('id')));
      if (!row) throw new Problem('not_found');
      return c.json(await describeCalendar(ctx.db, row, ctx.clock.now()), 202);
    });

export type ScheduleAdminRoutes = ReturnType<typeof scheduleAdminRoutes>;
