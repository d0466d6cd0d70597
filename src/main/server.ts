import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { renderPage } from '#/web/render';
import { createApp } from './app';
import { openSite } from './context';
import { readSettings } from './env';
import { readManifest } from './manifest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const lineOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error));

const read = readSettings(process.env);
if (!read.ok) refuse(read.line);
const { settings } = read;

const site = await openSite(settings, root).catch((error) => refuse(`Could not start: ${lineOf(error)}`));
const clientDir = join(root, 'dist/client');
const app = createApp(site, { render: renderPage, manifest: await readManifest(clientDir), clientDir });
const server = createServer(getRequestListener(app.fetch));
server.on('error', (error) =>
  refuse(`Could not listen on ${settings.host}:${settings.port}: ${lineOf(error)}`),
);
server.listen(settings.port, settings.host);
await once(server, 'listening');
process.stdout.write(`${greeting()}\n`);

function greeting(): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const mails = settings.smtpUrl ? 'by SMTP' : `written to ${join(settings.dataDir, 'mail')}`;
  return `Kürsü is ready at http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}  (mails: ${mails})`;
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
  await site.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
