import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isEqualSecret } from '#/platform/crypto/equal-secret';
import type { Identity } from './identity';

/**
 * The cookie of a browser in which the owner has signed in, or has set a password through a mailed link. Attempts from such a
 * browser are counted separately, so that a stranger who guesses passwords can't lock the owner out. The cookie alone gives no
 * access.
 */
const cookieName = 'kursu.known_browser';
/** The longest lifetime of a cookie that browsers allow. */
const lifetimeSeconds = 400 * 86_400;

const signatureFor = (identity: Identity, email: string, id: string) =>
  identity.signature(`known browser ${id} ${email.toLowerCase()}`);

/** The id of the browser if it is known to this account, otherwise undefined. */
export function knownBrowser(c: Context, identity: Identity, email: string): string | undefined {
  const [id = '', signature = ''] = (getCookie(c, cookieName) ?? '').split('.');
  return isEqualSecret(signature, signatureFor(identity, email, id)) ? id : undefined;
}

export const knownBrowserCookie = (identity: Identity, email: string, id: string): string =>
  `${cookieName}=${id}.${signatureFor(identity, email, id)}`;

export function rememberBrowser(c: Context, identity: Identity, email: string): void {
  const id = knownBrowser(c, identity, email) ?? randomUUID();
  setCookie(c, cookieName, `${id}.${signatureFor(identity, email, id)}`, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: identity.secure,
    maxAge: lifetimeSeconds,
  });
}
