import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { sources } from '#/api/nouns';
import { problemResponse } from '#/api/problem';
import { pictureFileRoutes } from '#/features/pictures/routes';
import { isUnreachableError } from '#/platform/errors/database';
import { Problem } from '#/platform/errors/problem';
import { errorTrace } from '#/platform/errors/trace';
import { withoutIds } from '#/platform/log/log';
import { throttledLog } from '#/platform/log/throttled-log';
import { appRoutes } from '#/web/app/routes';
import { busyPage } from '#/web/delivery/render';
import { discoveryRoutes } from '#/web/discovery/routes';
import { sitePages } from '#/web/site-pages';
import type { Site } from './context';
import type { Metrics } from './metrics';
import { monitoringRoutes } from './monitoring';
import { type Pages, pageHandler } from './page-handler';
import { watchRequests } from './request-watch';
import { staticFiles } from './static-files';

interface AppOptions extends Pages {
  /** The folder of the built files for the browser. It is missing in development, where Vite serves them. */
  clientDir?: string;
  metrics?: Metrics | undefined;
}

/** Seconds after which a client may retry, if the site is overloaded or its database is unreachable. */
const waits = { overloaded: 2, unreachable: 5 } as const;

/** The facts that the page of a busy site shows. They were read earlier, because the page must not need the database. */
const frameOf = ({ settings: { baseUrl }, languages, look }: Site) => ({
  baseUrl,
  languages: languages.known(),
  look: look.known(),
});

/**
 * The app for the requests that are refused under overload. It refuses each in the reader's language, at very little cost.
 */
export function createBusyApp(site: Site) {
  const app = new Hono();
  app.onError(problemResponse(site.ctx.log));
  app.all('/api/*', () => {
    throw new Problem('unavailable', undefined, { retryAfter: waits.overloaded });
  });
  app.all('*', (c) => busyPage(c.req.raw, frameOf(site), waits.overloaded));
  return app;
}

/** The `Cache-Control` of files whose name changes with their content. */
const immutable = `public, max-age=${365 * 24 * 3600}, immutable`;

const embeddable = /^\/(img|uploads|share)\//;

export function createApp(site: Site, { clientDir, metrics, ...built }: AppOptions) {
  const { content, languages } = site;
  const { baseUrl } = site.settings;
  const app = new Hono<{ Variables: { preview?: true } }>();
  app.use(
    watchRequests(site.ctx.log, (request) => {
      site.slowRequests.handled(request);
      metrics?.handled(request);
    }),
  );
  app.use(async (c, next) => {
    await next();
    // The owner's room shows a preview in a frame.
    if (c.get('preview')) c.res.headers.set('X-Frame-Options', 'SAMEORIGIN');
    // Service workers can't read `Set-Cookie`. They recognise a response that must not be cached by `no-store`.
    if (c.res.headers.has('Set-Cookie')) c.res.headers.set('Cache-Control', 'no-store');
    // Feed readers and link previews embed these pictures in pages of their own.
    if (embeddable.test(c.req.path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.use(
    secureHeaders({
      // Pages set this header themselves.
      referrerPolicy: false,
      xFrameOptions: 'DENY',
      // These headers hardly protect today's browsers, and each costs time on every cached response.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      // The site uses none of these browser features. As they are switched off, an injected script can't use them either.
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
      strictTransportSecurity: baseUrl.startsWith('https:'),
    }),
  );
  app.route('/', monitoringRoutes(site, metrics));
  if (site.settings.role === 'worker') return app.all('*', (c) => c.text('404', 404));
  if (clientDir) {
    app.all('/.vite/*', (c) => c.notFound());
    app.use('/assets/*', staticFiles(clientDir, immutable));
    app.use('/fonts/*', staticFiles(clientDir, immutable));
    app.all('/assets/*', (c) => c.notFound());
    app.all('/fonts/*', (c) => c.notFound());
    app.use('/img/*', staticFiles(clientDir, 'public, max-age=3600'));
    app.all('/img/*', (c) => c.notFound());
  }
  app.route('/', discoveryRoutes(site.ctx, { content, languages, baseUrl }, sitePages, sources));
  app.route(
    '/',
    appRoutes(site.ctx, { manifest: built.manifest, pages: sitePages, clientDir, languages, baseUrl }),
  );
  app.route('/', pictureFileRoutes(site.ctx));
  app.route('/', site.api);

  app.get('*', pageHandler(site, built));
  const logUnavailable = throttledLog((error) => site.ctx.log.warn({ error }, 'page: unavailable'));
  app.onError((error, c) => {
    if (isUnreachableError(error)) {
      logUnavailable(error);
      return busyPage(c.req.raw, frameOf(site), waits.unreachable);
    }
    site.ctx.log.error({ path: withoutIds(c.req.path), error: errorTrace(error) }, 'page: unexpected error');
    return c.text('500', 500);
  });
  return app;
}
