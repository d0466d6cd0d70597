import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { traceOf } from '#/platform/errors/trace';
import type { PageManifest } from '#/web/render';
import type { Site } from './context';

type Render = typeof import('#/web/render').renderPage;

interface Pages {
  render: Render;
  manifest: PageManifest;
  /** The built files for the browser; in development Vite serves them before a request comes here. */
  clientDir?: string;
}

const year = 365 * 24 * 3600;
const personal = /^\/(reservation-success$|reservation\/)/;

/** The whole server: health, files, the API, and every other address a page. */
export function createApp(site: Site, { render, manifest, clientDir }: Pages) {
  const app = new Hono();
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      strictTransportSecurity: site.settings.baseUrl.startsWith('https:'),
    }),
  );
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', (c) =>
    site.ready().then(
      () => c.text('ready'),
      () => c.text('not ready', 503),
    ),
  );
  if (clientDir) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', `public, max-age=${year}, immutable`),
      }),
    );
    app.use(
      '/fonts/*',
      serveStatic({
        root: clientDir,
        onFound: (_, c) => c.header('Cache-Control', `public, max-age=${year}, immutable`),
      }),
    );
    app.use(
      '*',
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
      }),
    );
  }
  app.route('/', site.api);

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const language = getCookie(c, 'language');
    if (!url.searchParams.has('lang') && (language === 'en' || language === 'ar')) {
      url.searchParams.set('lang', language);
      return c.body(null, 302, {
        Location: `${url.pathname}${url.search}`,
        Vary: 'Cookie',
        'Cache-Control': 'no-store',
      });
    }
    const api: typeof fetch = (input, init) => Promise.resolve(site.api.request(String(input), init));
    const page = await render(c.req.raw, { baseUrl: site.settings.baseUrl, api, manifest });
    if (page.status >= 500) site.ctx.log.error({ path: url.pathname }, 'page: could not be rendered');
    page.headers.set(
      'Cache-Control',
      personal.test(url.pathname) || page.status >= 500 ? 'no-store' : 'no-cache',
    );
    if (personal.test(url.pathname)) page.headers.set('Referrer-Policy', 'no-referrer');
    return page;
  });
  app.onError((error, c) => {
    site.ctx.log.error({ path: c.req.path, error: traceOf(error) }, 'page: unexpected error');
    return c.text('500', 500);
  });
  return app;
}
