import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Identity } from './identity';

/**
 * A browser in which this account was signed in to before, or its password set by mail, carries a mark. Its tries are
 * counted apart, so that no stranger who guesses from elsewhere can keep the owner out. The mark alone opens nothing.
 */
const cookie = 'kursu.known_browser';
/** As long as browsers keep a cookie at most. */
const lifetime = 400 * 86_400;

const signed = (identity: Identity, email: string, id: string) =>
  identity.signature(`known browser ${id} ${email.toLowerCase()}`);

/** The name of a browser that this account knows; undefined for a stranger's. */
export function knownBrowser(c: Context, identity: Identity, email: string): string | undefined {
  const [id = '', given = ''] = (getCookie(c, cookie) ?? '').split('.');
  const [expected, told] = [Buffer.from(signed(identity, email, id)), Buffer.from(given)];
  return expected.length === told.length && timingSafeEqual(expected, told) ? id : undefined;
}

/** From now on this account knows the browser. */
export function rememberBrowser(c: Context, identity: Identity, email: string): void {
  const id = knownBrowser(c, identity, email) ?? randomUUID();
  setCookie(c, cookie, `${id}.${signed(identity, email, id)}`, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: identity.secure,
    maxAge: lifetime,
  });
}
