import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { FollowedLanguages } from '#/features/languages/followed-languages';
import type { PageLook } from '#/features/look/contract';
import { publishedLook } from '#/features/look/queries';
import { iconLook, renderedLook } from '#/features/look/rules';
import { localizeProfile } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { publicLocale, readerIn, type SiteLanguages } from '#/platform/i18n/site-languages';
import { fontsOf } from '#/ui/fonts';
import { styleSheets } from '../delivery/manifest';
import type { PageManifest } from '../delivery/render';
import { addressIn } from '../head/addresses';
import { type Page, personalPaths } from '../pages';
import { isIconKind, siteIcon } from './icon';
import { offlinePage, offlinePolicy } from './offline-page';
import { webManifest } from './web-manifest';
import type { WorkerSettings } from './worker-settings';

interface AppSettings {
  manifest: PageManifest;
  pages: readonly Page[];
  /** The built files for the browser; without them the service worker caches nothing. */
  clientDir: string | undefined;
  languages: FollowedLanguages;
  baseUrl: string;
}

export function appRoutes(
  ctx: Pick<Context, 'db' | 'files'>,
  { manifest, pages, clientDir, languages, baseUrl }: AppSettings,
) {
  const css = styleSheets(manifest.routes.__root__ ?? {});
  const worker = clientDir ? createWorkerScript(clientDir, manifest, pages, css) : () => retiredWorker;
  const profileFor = async (lang: string | undefined) => {
    const site = await languages.read();
    const locale = publicLocale(lang, site);
    const profile = localizeProfile(await storedProfile(ctx), readerIn(locale, site));
    return { locale, languages: site, profile };
  };
  const look = async () => renderedLook(await publishedLook(ctx));
  return new Hono()
    .get('/manifest.webmanifest', async (c) => {
      const { locale, languages, profile } = await profileFor(c.req.query('lang'));
      return c.body(JSON.stringify(webManifest(profile, locale, languages, await look())), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      });
    })
    .get('/icon/:file{.+\\.png}', async (c) => {
      const kind = c.req.param('file').slice(0, -'.png'.length);
      if (!isIconKind(kind)) return c.notFound();
      const { profile, locale } = await profileFor(undefined);
      const png = await siteIcon(ctx, kind, profile.name, locale, iconLook(await publishedLook(ctx)));
      return c.body(png, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' });
    })
    .get('/sw.js', async (c) =>
      c.body(worker(await languages.read(), (await look())?.fonts), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
    .get('/offline', async (c) => {
      const { locale, languages, profile } = await profileFor(c.req.query('lang'));
      c.header('Cache-Control', 'no-cache');
      const shown = { locale, languages, name: profile.name, css, look: await look() };
      c.header('Content-Security-Policy', offlinePolicy(shown, baseUrl.startsWith('https:')));
      return c.html(offlinePage(shown));
    });
}

/**
 * Returns a function that makes the service worker's text: the built script, preceded by a line with the settings of this site.
 * The text changes with the site's languages and with the fonts of the look.
 */
function createWorkerScript(
  clientDir: string,
  manifest: PageManifest,
  pages: readonly Page[],
  css: readonly string[],
): (languages: SiteLanguages, fonts: PageLook['fonts']) => string {
  const script = readFileSync(join(clientDir, 'service-worker.js'), 'utf8');
  return (languages, fonts) => {
    const { main, public: shown } = languages;
    const offlineIn = (locale: Locale) => addressIn({ baseUrl: '', languages }, '/offline', locale);
    const preloads = shown.flatMap((locale) => fontsOf(locale, fonts).main);
    const known = {
      main,
      offline: Object.fromEntries(shown.map((locale) => [locale, offlineIn(locale)])),
      personal: ['/api', ...personalPaths(pages)],
      files: [...new Set([...css, ...(fonts ? [fonts.css] : []), ...preloads])],
    };
    const hash = createHash('sha256').update(JSON.stringify([manifest, known, script]));
    const settings: WorkerSettings = { build: hash.digest('hex').slice(0, 12), ...known };
    return `'use strict';\nconst settings = ${JSON.stringify(settings)};\n${script}`;
  };
}

/** The service worker of development. It caches nothing, deletes the caches that a build has left, and unregisters itself. */
const retiredWorker = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
));
`;
