import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { listSessions, type SignedIn } from './admin-queries';
import { endOtherSessions, endSession } from './commands/end-session';

/** What the guard of the owner's routes adds to the request. */
export interface Guarded {
  Variables: { session: SignedIn };
}

export const identityAdminRoutes = (ctx: Context) =>
  new Hono<Guarded>()
    .get('/admin/session', (c) => c.json(c.get('session').owner))
    .get('/admin/sessions', async (c) => c.json(await listSessions(ctx, c.get('session'))))
    .delete('/admin/sessions', async (c) => {
      await endOtherSessions(ctx, c.get('session'));
      return c.body(null, 204);
    })
    .delete('/admin/sessions/:id', async (c) => {
      const ended = await endSession(ctx, c.get('session'), knownId(c.req.param('id')));
      if (!ended) throw new Problem('not_found');
      return c.body(null, 204);
    });

export type IdentityAdminRoutes = ReturnType<typeof identityAdminRoutes>;
