import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { blockRequest, calendarChange, calendarRequest, ruleRequest } from './admin-contract';
import { availabilityOverview, blockOf, calendarOf, type Reservations } from './admin-queries';
import { block } from './commands/block';
import { changeBlock } from './commands/change-block';
import { changeCalendar } from './commands/change-calendar';
import { connectCalendar } from './commands/connect-calendar';
import { deleteBlock, restoreBlock } from './commands/delete-block';
import { disconnectCalendar } from './commands/disconnect-calendar';
import { refreshCalendar } from './commands/refresh-calendar';
import { setRule } from './commands/set-rule';
import { availabilityCopy } from './copy/admin/all';

const messageIn = (locale: Locale) => fieldMessage(locale, availabilityCopy[locale].validation);

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The id of the address; anything else names nothing. */
function idOf(text: string): string {
  if (!isId(text)) throw new Problem('not_found');
  return text;
}

function refuse(locale: Locale, current: object | undefined): Problem {
  if (!current) return new Problem('not_found');
  return new Problem('conflict', availabilityCopy[locale].errors.changed, { current });
}

/** When the owner can be booked. `reservations` are what availability itself knows nothing of. */
export const availabilityAdminRoutes = (ctx: Context, reservations: Reservations) =>
  new Hono()
    .get('/admin/availability', async (c) => c.json(await availabilityOverview(ctx, reservations)))
    .put('/admin/availability', jsonBody(ruleRequest), async (c) => {
      const request = c.req.valid('json');
      const set = await setRule(ctx, request);
      if (!set.ok) throw refuse(requestLocale(c), set.current);
      return c.json(set.rule);
    })
    .post('/admin/blocks', jsonBody(blockRequest, messageIn), async (c) => {
      const row = await block(ctx, c.req.valid('json'));
      return c.json(await blockOf(ctx.db, row, reservations.settled), 201);
    })
    .put('/admin/blocks/:id', jsonBody(blockRequest, messageIn), async (c) => {
      const changed = await changeBlock(ctx, idOf(c.req.param('id')), c.req.valid('json'));
      if (changed.ok) return c.json(await blockOf(ctx.db, changed.row, reservations.settled));
      const current = changed.current && (await blockOf(ctx.db, changed.current, reservations.touching));
      throw refuse(requestLocale(c), current);
    })
    .delete('/admin/blocks/:id', async (c) => {
      if (!(await deleteBlock(ctx, idOf(c.req.param('id'))))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/admin/blocks/:id/restore', async (c) => {
      const row = await restoreBlock(ctx, idOf(c.req.param('id')));
      if (!row) throw new Problem('not_found');
      return c.json(await blockOf(ctx.db, row, reservations.settled));
    })
    .post('/admin/calendars', jsonBody(calendarRequest, messageIn), async (c) => {
      const row = await connectCalendar(ctx, c.req.valid('json'));
      return c.json(await calendarOf(ctx.db, row, ctx.clock.now()), 201);
    })
    .put('/admin/calendars/:id', jsonBody(calendarChange, messageIn), async (c) => {
      const changed = await changeCalendar(ctx, idOf(c.req.param('id')), c.req.valid('json'));
      const now = ctx.clock.now();
      if (changed.ok) return c.json(await calendarOf(ctx.db, changed.row, now));
      const current = changed.current && (await calendarOf(ctx.db, changed.current, now));
      throw refuse(requestLocale(c), current);
    })
    .delete('/admin/calendars/:id', async (c) => {
      if (!(await disconnectCalendar(ctx, idOf(c.req.param('id'))))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/admin/calendars/:id/refresh', async (c) => {
      const row = await refreshCalendar(ctx, idOf(c.req.param('id')));
      if (!row) throw new Problem('not_found');
      return c.json(await calendarOf(ctx.db, row, ctx.clock.now()), 202);
    });

export type AvailabilityAdminRoutes = ReturnType<typeof availabilityAdminRoutes>;
