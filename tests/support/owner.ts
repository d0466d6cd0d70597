import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createOwner } from '#/features/identity/commands/create-owner';
import { knownBrowserCookie } from '#/features/identity/known-browser';
import { ownerAccounts, ownerSessions, owners } from '#/features/identity/table';
import type { TestApi } from './api';
import { owner, ownerEnv } from './owner-account';

export { owner, ownerEnv };

/**
 * Signs in over the API, creating the owner where there is none; returns the value of a `Cookie` header. The owner has used this
 * browser before, so the site sends no mail about a new device.
 */
export async function ownerCookie(api: TestApi): Promise<string> {
  await createOwner(api.ctx, owner);
  const Cookie = knownBrowserCookie(api.identity, owner.email, randomUUID());
  const response = await api.post('/api/auth/sign-in/email', owner, { Cookie });
  if (!response.ok)
    throw new Error(`the owner could not sign in: ${response.status} ${await response.text()}`);
  return cookiesOf(response);
}

/** The rows that the first sign-in of this process stored, and the `Cookie` header that it returned. */
let firstSignIn: Awaited<ReturnType<typeof signInAndRead>> | undefined;

/**
 * Signs the owner in, in a database without an owner, for tests that are not about signing in; returns the `Cookie` header. Only
 * the first call in a process hashes a password, which takes longer than most tests; later calls insert the rows that it stored.
 */
export async function signedInBefore(api: TestApi): Promise<string> {
  if (firstSignIn === undefined) {
    firstSignIn = await signInAndRead(api);
    return firstSignIn.cookie;
  }
  const { cookie, rows } = firstSignIn;
  await api.ctx.db.insert(owners).values(rows.owners);
  await api.ctx.db.insert(ownerAccounts).values(rows.accounts);
  await api.ctx.db.insert(ownerSessions).values(rows.sessions);
  return cookie;
}

async function signInAndRead(api: TestApi) {
  const cookie = await ownerCookie(api);
  const { db } = api.ctx;
  const rows = {
    owners: await db.select().from(owners),
    accounts: await db.select().from(ownerAccounts),
    sessions: await db.select().from(ownerSessions),
  };
  return { cookie, rows };
}

/** The cookies that a response sets, as a browser would send them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Signs in to a running site that was started with `ownerEnv`; returns the value of a `Cookie` header. */
export async function cookieOf(site: { url: string }): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(owner);
  return cookiesOf(await fetch(`${site.url}/api/auth/sign-in/email`, { method: 'POST', headers, body }));
}

/** Signs a browser in to a site that was started with `ownerEnv`, without the form, for all pages opened later. */
export async function signIn(
  page: Page,
  site: { url: string },
  password: string = owner.password,
): Promise<void> {
  const data = { email: owner.email, password };
  const response = await page.context().request.post(`${site.url}/api/auth/sign-in/email`, { data });
  if (!response.ok())
    throw new Error(`the owner could not sign in: ${response.status()} ${await response.text()}`);
}
