import type { Page } from 'playwright-core';
import { createOwner } from '#/features/identity/commands/create-owner';
import type { TestApi } from './api';

/** Who may enter the owner's room in tests. */
export const owner = { email: 'sahibi@kursu.example', password: 'yalnız testlerin parolası' };

/** For `startSite`: the first admin of a site. */
export const ownerEnv = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

/** Signs in over the API, making the owner where there is none: the value of a `Cookie` header. */
export async function ownerCookie(api: TestApi): Promise<string> {
  await createOwner(api.ctx, owner);
  const answer = await api.post('/api/auth/sign-in/email', owner);
  if (!answer.ok) throw new Error(`the owner could not sign in: ${answer.status} ${await answer.text()}`);
  return cookiesOf(answer);
}

/** The cookies that an answer sets, as a browser would send them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Signs in to a running site that was started with `ownerEnv`: the value of a `Cookie` header. */
export async function cookieOf(site: { url: string }): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(owner);
  return cookiesOf(await fetch(`${site.url}/api/auth/sign-in/email`, { method: 'POST', headers, body }));
}

/** Signs a browser in to a site that was started with `ownerEnv`, without the form; pages opened after that are the owner's. */
export async function signIn(
  page: Page,
  site: { url: string },
  password: string = owner.password,
): Promise<void> {
  const data = { email: owner.email, password };
  const answer = await page.context().request.post(`${site.url}/api/auth/sign-in/email`, { data });
  if (!answer.ok()) throw new Error(`the owner could not sign in: ${answer.status()} ${await answer.text()}`);
}
