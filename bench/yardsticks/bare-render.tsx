import { fileURLToPath } from 'node:url';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { createSite } from '#/main/context';
import { readSettings } from '#/main/env';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { readManifest } from '#/web/delivery/manifest';
import { createPages } from '#/web/router';
import { routeTree } from '#/web/routeTree.gen';
import { sitePages } from '#/web/site-pages';

/**
 * Renders a page with React alone. Loads the page's data once. Each message of the parent process says how many times to render
 * the tree; the reply is the processor milliseconds per rendering. Usage: bare-render <root> <address>.
 */
const [root = fileURLToPath(new URL('../..', import.meta.url)), address = '/'] = process.argv.slice(2);
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.line);
const site = await createSite(read.settings, root);
const manifest = await readManifest(`${root}/dist/server/client`, sitePages);
const { baseUrl } = site.settings;

const handle = createRequestHandler({
  request: new Request(new URL(address, baseUrl)),
  createRouter: () =>
    createPages({
      pages: routeTree,
      baseUrl,
      languages: everyLanguage,
      api: async (input, init) => site.api.request(String(input), init),
    }),
  getRouterManifest: () => manifest,
});
await handle(async ({ router }) => {
  const render = () => renderToString(<RouterServer router={router} />);
  process.send?.({ length: render().length });
  process.on('message', (times: number) => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) render();
    const { user, system } = process.cpuUsage(before);
    process.send?.({ milliseconds: (user + system) / 1000 / times });
  });
  // This promise never settles, because the handler would then dispose of the router. The parent ends this process.
  return new Promise<Response>(() => undefined);
});
