// `npm run dev`: runs the site from its sources. A change to a file of pages or API takes effect when the file is saved.
import { createServer } from 'vite';
import { root } from './toolchain.mjs';

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
const { readSettings } = await vite.ssrLoadModule('/src/main/env.ts');
const { createSite } = await vite.ssrLoadModule('/src/main/context.ts');
const { serveDevelopment } = await vite.ssrLoadModule('/src/main/dev.ts');

const read = readSettings(process.env);
if (!read.ok) {
  process.stderr.write(`${read.line}\n`);
  process.exit(1);
}
const { settings } = read;
const site = await createSite(settings, root);
const server = serveDevelopment(vite, site);
server.listen(settings.port, settings.host, async () => {
  await site.startJobs();
  process.stdout.write(`Kürsü (development) at http://${settings.host}:${settings.port}\n`);
});

const stop = async () => {
  server.closeAllConnections();
  server.close();
  await vite.close();
  await site.stop();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
