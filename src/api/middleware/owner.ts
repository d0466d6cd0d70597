import { createMiddleware } from 'hono/factory';
import { findSession } from '#/features/identity/admin-queries';
import type { Guarded } from '#/features/identity/admin-routes';
import type { Identity } from '#/features/identity/identity';
import { Problem } from '#/platform/errors/problem';
import { preventCaching } from '#/platform/http-server/prevent-caching';

/**
 * Lets requests through only with a session of the owner, which it stores in their context. The responses must not be cached. If
 * the session was prolonged, they renew its cookies.
 */
export const ownerOnly = (identity: Identity) =>
  createMiddleware<Guarded>(async (c, next) => {
    const session = await findSession(identity, c.req.raw.headers);
    if (!session) throw new Problem('unauthenticated');
    c.set('session', session);
    await next();
    preventCaching(c);
    for (const cookie of session.cookies) c.header('Set-Cookie', cookie, { append: true });
  });
