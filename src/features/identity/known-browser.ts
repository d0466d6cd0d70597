import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Identity } from './identity';

/**
 * Marks a browser in which the owner has signed in, or set the password by mail. Its attempts are counted separately, so
 * that a stranger who guesses passwords can't lock the owner out. The cookie alone gives no access.
 */
const cookie = 'kursu.known_browser';
/** The longest that browsers allow. */
const lifetimeSeconds = 400 * 86_400;

const sign = (identity: Identity, email: string, id: string) =>
  identity.signature(`known browser ${id} ${email.toLowerCase()}`);

/** The id of the browser if it is known to this account, otherwise undefined. */
export function knownBrowser(c: Context, identity: Identity, email: string): string | undefined {
  const [id = '', signature = ''] = (getCookie(c, cookie) ?? '').split('.');
  const [expected, actual] = [Buffer.from(sign(identity, email, id)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}

/** Marks the browser as known to this account. */
export function rememberBrowser(c: Context, identity: Identity, email: string): void {
  const id = knownBrowser(c, identity, email) ?? randomUUID();
  setCookie(c, cookie, `${id}.${sign(identity, email, id)}`, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: identity.secure,
    maxAge: lifetimeSeconds,
  });
}
