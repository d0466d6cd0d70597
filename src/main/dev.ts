import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import type { PageManifest } from '#/web/delivery/render';
import type { Site } from './context';

/** The manifest for development, which has no build: Vite serves the sources, and every route needs only the entry module. */
const manifest: PageManifest = {
  routes: {
    __root__: {
      // Links all style sheets. Vite alone would add them only when the scripts run, so the page would first appear without
      // styles.
      css: ['/src/ui/theme.css', ...globSync('src/**/*.module.css').map((file) => `/${file}`)],
      scripts: [
        {
          attrs: { type: 'module' },
          children:
            "import RefreshRuntime from '/@react-refresh'; RefreshRuntime.injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;",
        },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/main/client.tsx' } },
      ],
    },
  },
};

/** Serves pages and API from their sources. Each request uses the current state of the files. */
export function serveDevelopment(vite: ViteDevServer, site: Site) {
  const server = createServer((request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const [{ createApp }, { renderPage }, { createSiteApi }] = await Promise.all([
          vite.ssrLoadModule('/src/main/app.ts') as Promise<typeof import('./app')>,
          vite.ssrLoadModule('/src/web/delivery/render.tsx') as Promise<
            typeof import('#/web/delivery/render')
          >,
          vite.ssrLoadModule('/src/main/site-api.ts') as Promise<typeof import('./site-api')>,
        ]);
        const render: typeof renderPage = (asked, settings) =>
          renderPage(asked, { ...settings, isDevelopment: true });
        const app = createApp({ ...site, api: createSiteApi(site) }, { render, manifest });
        await getRequestListener(app.fetch)(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        response.statusCode = 500;
        response.end(String(error instanceof Error ? error.stack : error));
      }
    });
  });
  return server;
}
