import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/**
 * Begins a session for an owner whose identity was proved by other means than a password. The endpoint has no path, so that no
 * request can reach it.
 */
const beginSession = createAuthEndpoint(
  { method: 'POST', body: z.object({ ownerId: z.string() }), requireHeaders: true },
  async (c) => {
    const { internalAdapter } = c.context;
    const user = await internalAdapter.findUserById(c.body.ownerId);
    const session = user && (await internalAdapter.createSession(user.id));
    if (!session) throw new APIError('UNAUTHORIZED');
    await setSessionCookie(c, { session, user });
    return c.json({});
  },
);

export const proven = { id: 'proven', endpoints: { beginSession } } as const;
