import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { inEveryLanguage, locales, parseLocale } from '#/platform/i18n/locale';
import { preloadsFor } from '#/ui/fonts';
import type { PageManifest } from '../delivery/render';
import { addressIn } from '../head/addresses';
import { type Page, personalPaths } from '../pages';
import { offlinePage } from './offline-page';
import { webManifest } from './web-manifest';
import type { WorkerSettings } from './worker-settings';

interface AppSettings {
  manifest: PageManifest;
  pages: readonly Page[];
  /** The built files for the browser; without them the service worker caches nothing. */
  clientDir: string | undefined;
}

/** The routes of the installable app: its manifest, its service worker and its offline page. */
export function appRoutes(ctx: Pick<Context, 'db'>, { manifest, pages, clientDir }: AppSettings) {
  const css = styleSheets(manifest);
  const worker = clientDir ? workerScript(clientDir, manifest, pages, css) : retiredWorker;
  const profileFor = async (lang: string | undefined) => {
    const locale = parseLocale(lang);
    return { locale, profile: localizeProfile(await storedProfile(ctx), locale) };
  };
  return new Hono()
    .get('/manifest.webmanifest', async (c) => {
      const { locale, profile } = await profileFor(c.req.query('lang'));
      return c.body(JSON.stringify(webManifest(profile, locale)), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      });
    })
    .get('/sw.js', (c) =>
      c.body(worker, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
    .get('/offline', async (c) => {
      const { locale, profile } = await profileFor(c.req.query('lang'));
      c.header('Cache-Control', 'no-cache');
      return c.html(offlinePage({ locale, name: profile.name, css }));
    });
}

const styleSheets = ({ routes }: PageManifest): string[] =>
  (routes.__root__?.css ?? []).map((link) => (typeof link === 'string' ? link : link.href));

/** The built service worker, preceded by a line with the settings of this site. */
function workerScript(
  clientDir: string,
  manifest: PageManifest,
  pages: readonly Page[],
  css: readonly string[],
): string {
  const script = readFileSync(join(clientDir, 'service-worker.js'), 'utf8');
  const known = {
    offline: inEveryLanguage((locale) => addressIn('', '/offline', locale)),
    personal: ['/api', ...personalPaths(pages)],
    files: [...new Set([...css, ...locales.flatMap(preloadsFor)])],
  };
  const hash = createHash('sha256').update(JSON.stringify([manifest, known, script]));
  const settings: WorkerSettings = { build: hash.digest('hex').slice(0, 12), ...known };
  return `'use strict';\nconst settings = ${JSON.stringify(settings)};\n${script}`;
}

/** In development nothing is cached, and caches left by a build are deleted. */
const retiredWorker = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
));
`;
