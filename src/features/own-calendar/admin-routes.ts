import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { ownCalendar } from './admin-queries';
import { removeFeed } from './commands/remove-feed';
import { renewFeed } from './commands/renew-feed';
import type { SiteServices } from './queries';

/** The owner's routes for what her own calendar shows. */
export const ownCalendarAdminRoutes = (ctx: Context, services: SiteServices) =>
  new Hono()
    .get('/admin/own-calendar', async (c) => c.json(await ownCalendar(ctx.db, services)))
    .post('/admin/own-calendar/feed', async (c) => {
      await renewFeed(ctx, services.key);
      return c.json(await ownCalendar(ctx.db, services), 201);
    })
    .delete('/admin/own-calendar/feed', async (c) => {
      await removeFeed(ctx);
      return c.json(await ownCalendar(ctx.db, services));
    });

export type OwnCalendarAdminRoutes = ReturnType<typeof ownCalendarAdminRoutes>;
