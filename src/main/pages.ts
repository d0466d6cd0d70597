import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { withoutIds } from '#/platform/log/log';
import type { PageManifest } from '#/web/render';
import type { Site } from './context';

export interface Pages {
  render: typeof import('#/web/render').renderPage;
  manifest: PageManifest;
}

/** Answers an address with its page, or leads to the one address that it has. */
export const pageHandler =
  (site: Site, { render, manifest }: Pages) =>
  async (c: Context): Promise<Response> =>
    redirected(c) ??
    rendered(
      await render(c.req.raw, { baseUrl: site.settings.baseUrl, api: apiOf(site), manifest }),
      c,
      site,
    );

/** The API in the same process. */
const apiOf =
  ({ api }: Site): typeof fetch =>
  async (input, init) =>
    api.request(String(input), init);

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

/** Headers that a route did not set itself. */
function rendered(page: Response, c: Context, site: Site): Response {
  if (page.status >= 500) site.ctx.log.error({ path: withoutIds(c.req.path) }, 'page: could not be rendered');
  const lasting = page.status === 200 || page.status === 404;
  const defaults = {
    'Cache-Control': lasting ? 'no-cache' : 'no-store',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!page.headers.has(name)) page.headers.set(name, value);
  }
  return page;
}
