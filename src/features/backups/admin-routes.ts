import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { jsonBody } from '#/platform/http-server/validated';
import type { OwnersBackup } from './admin-contract';
import { activateSite } from './commands/activate-site';
import { activateRequest } from './contract';
import { heldRestore } from './queries';

/** For the owner of a restored site. */
export const backupAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono()
    .get('/admin/backup', async (c) => c.json<OwnersBackup>({ held: (await heldRestore(ctx.db)) ?? null }))
    .post('/admin/backup/activate', jsonBody(activateRequest), async (c) => {
      // Where it is at work already, another tab was quicker.
      await activateSite(ctx, c.req.valid('json'));
      return c.body(null, 204);
    });

export type BackupAdminRoutes = ReturnType<typeof backupAdminRoutes>;
