import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { withoutIds } from '#/platform/log/log';
import { securedPage } from '#/web/cache/security-policy';
import type { PageManifest } from '#/web/render';
import type { Site } from './context';

export interface Pages {
  render: typeof import('#/web/render').renderPage;
  manifest: PageManifest;
}

/** Answers an address with its page, or leads to the one address that it has. */
export const pageHandler =
  (site: Site, { render, manifest }: Pages) =>
  async (c: Context): Promise<Response> => {
    const elsewhere = redirected(c);
    if (elsewhere) return elsewhere;
    const { api, cookies } = apiFor(c, site);
    const nonce = randomBytes(16).toString('base64url');
    const page = await render(c.req.raw, { baseUrl: site.settings.baseUrl, api, manifest, nonce });
    for (const cookie of cookies) page.headers.append('Set-Cookie', cookie);
    return finished(page, nonce, c, site);
  };

interface PageApi {
  api: typeof fetch;
  /** What the API's answers set, for the page to pass on. */
  cookies: Set<string>;
}

/** The API in the same process. The owner's pages ask as whoever the cookie says; all others ask as nobody. */
function apiFor(c: Context, { api }: Site): PageApi {
  const cookies = new Set<string>();
  const cookie = /^\/admin(\/|$)/.test(c.req.path) ? c.req.header('Cookie') : undefined;
  if (!cookie) return { api: async (input, init) => api.request(String(input), init), cookies };
  const asOwner: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Cookie', cookie);
    const answer = await api.request(String(input), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) cookies.add(line);
    return answer;
  };
  return { api: asOwner, cookies };
}

function redirected(c: Context): Response | undefined {
  const url = new URL(c.req.url);
  // Two slashes would read as another host in a redirect.
  if (url.pathname.startsWith('//')) return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 308);
  const language = getCookie(c, 'language');
  if (url.searchParams.has('lang') || (language !== 'en' && language !== 'ar')) return undefined;
  url.searchParams.set('lang', language);
  c.header('Vary', 'Cookie');
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${url.pathname}${url.search}`, 302);
}

/** Sets the headers that a route did not set itself, and says what the page may run. */
async function finished(page: Response, nonce: string, c: Context, site: Site): Promise<Response> {
  if (page.status >= 500) site.ctx.log.error({ path: withoutIds(c.req.path) }, 'page: could not be rendered');
  const lasting = page.status === 200 || page.status === 404;
  const defaults = {
    'Cache-Control': lasting ? 'no-cache' : 'no-store',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!page.headers.has(name)) page.headers.set(name, value);
  }
  if (!/^text\/html/.test(page.headers.get('Content-Type') ?? '')) return page;
  const { html, policy } = securedPage(await page.text(), nonce, site.settings.baseUrl.startsWith('https:'));
  page.headers.set('Content-Security-Policy', policy);
  return new Response(html, page);
}
