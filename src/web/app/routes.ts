import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { profileIn } from '#/features/profile/contract';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { localeOf, locales } from '#/platform/i18n/locale';
import { preloadsFor } from '#/ui/fonts';
import { addressIn } from '../head/addresses';
import { type Page, personalBeginnings } from '../pages';
import type { PageManifest } from '../render';
import { offlinePage } from './offline-page';
import { retiredWorkerScript, workerScript } from './service-worker';
import { webManifest } from './web-manifest';

interface AppSettings {
  manifest: PageManifest;
  pages: readonly Page[];
  /** Whether the files for the browser were built; otherwise nothing may be kept in it. */
  built: boolean;
}

/** What makes the site an app of the visitor's device: its manifest, its worker, and its page without a connection. */
export function appRoutes(ctx: Pick<Context, 'db'>, { manifest, pages, built }: AppSettings) {
  const css = stylesOf(manifest);
  const worker = built ? workerOf(manifest, pages, css) : retiredWorkerScript;
  const profileFor = async (lang: string | undefined) => {
    const locale = localeOf(lang);
    return { locale, profile: profileIn(await storedProfile(ctx), locale) };
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

const stylesOf = ({ routes }: PageManifest): string[] =>
  (routes.__root__?.css ?? []).map((link) => (typeof link === 'string' ? link : link.href));

function workerOf(manifest: PageManifest, pages: readonly Page[], css: readonly string[]): string {
  const [tr, en, ar] = [
    addressIn('', '/offline', 'tr'),
    addressIn('', '/offline', 'en'),
    addressIn('', '/offline', 'ar'),
  ];
  const settings = {
    offline: { tr, en, ar },
    personal: ['/api', ...personalBeginnings(pages)],
    files: [...new Set([...css, ...locales.flatMap(preloadsFor)])],
  };
  const script = workerScript({ build: '', ...settings });
  const build = createHash('sha256')
    .update(JSON.stringify(manifest))
    .update(script)
    .digest('hex')
    .slice(0, 12);
  return workerScript({ build, ...settings });
}
