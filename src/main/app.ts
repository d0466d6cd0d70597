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

/** For files whose name changes with their content. */
const immutable = `public, max-age=${365 * 24 * 3600}, immutable`;
const personal = /^\/(reservation-success$|reservation\/)/;

/** The whole server: health, files, the API, and every other address a page. */
export function createApp(site: Site, { render, manifest, clientDir }: Pages) {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (personal.test(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
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
    const files = (cacheControl: string) =>
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', cacheControl),
      });
    app.all('/.vite/*', (c) => c.notFound());
    app.use('/assets/*', files(immutable));
    app.use('/fonts/*', files(immutable));
    app.use('*', files('public, max-age=3600'));
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
    return page;
  });
  app.onError((error, c) => {
    site.ctx.log.error({ path: c.req.path, error: traceOf(error) }, 'page: unexpected error');
    return c.text('500', 500);
  });
  return app;
}
