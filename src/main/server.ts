import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { DiskFull } from '#/platform/db/disk-space';
import { errorTrace } from '#/platform/errors/trace';
import type { Log } from '#/platform/log/log';
import { throttledLog } from '#/platform/log/throttled-log';
import { createCacheKeys } from '#/web/delivery/cache/cache-keys';
import { createKnownValues, readKnownValues } from '#/web/delivery/cache/known-values';
import { createPageCache } from '#/web/delivery/cache/page-cache';
import { sitePages } from '#/web/site-pages';
import { createApp, createBusyApp } from './app';
import { readBuiltPages } from './built-pages';
import { createSite, type Site } from './context';
import { readSettings, type Settings } from './env';
import { readVersion } from './health';
import { createHttpServer, defaultLimits, type HttpServer, type HttpServerSettings } from './http-server';
import { createMetrics, type Metrics } from './metrics';
import { type Overload, watchOverload } from './overload';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The most milliseconds from the beginning of the stop to the end of the process, even if the database never responds. */
const stopMs = 4_000;

/**
 * How many connections the operating system queues until the process accepts them, limited by `net.core.somaxconn`. With Node's
 * default of 511, a burst of connections on a busy machine makes some clients retry after seconds, and proxies don't wait that
 * long.
 */
const backlog = 4_096;

/** Undefined until the first signal to stop. A second signal aborts this controller, which ends the delay before the stop. */
let stopping: AbortController | undefined;

// Files hold visitors' data, so only this user can read them.
process.umask(0o077);
const read = readSettings(process.env);
if (!read.ok) exitWith(read.line);
await start(read.settings).catch((error) => {
  // After a signal to stop, the start may fail because its database is closed already. That is no error.
  if (!stopping) exitWith(`Could not start: ${describeError(error)}`);
});

async function start(settings: Settings): Promise<void> {
  const clientDir = join(import.meta.dirname, 'client');
  const built = await readBuiltPages(clientDir);
  const overload = watchOverload();
  const metrics = settings.metricsToken ? await createMetrics(readVersion(root)) : undefined;
  const open = async (): Promise<ServedSite> => {
    const site = await openWhenDiskHasSpace(settings, () => {
      reopening = openAgain();
    });
    return serveSite(site, createApp(site, { ...built, clientDir, metrics }), { overload, metrics });
  };
  let reopening: Promise<void> | undefined;
  let served = await open();
  /** The site that has to be stopped at the end; undefined while a restored site is being opened in its place. */
  let running: Site | undefined = served.site;
  /** Opens everything anew after a restoration, as at a start, because secrets, content and languages have changed. */
  const openAgain = async () => {
    // If the server is stopping, its next start opens the restored site.
    if (stopping) return;
    running = undefined;
    try {
      await served.site.stop();
      served = await open();
      running = served.site;
      if (stopping) running.drain();
      else await running.startJobs();
    } catch (error) {
      if (!stopping) exitWith(`Could not open the restored site: ${describeError(error)}`);
      served.site.ctx.log.error({ error: errorTrace(error) }, 'server: could not open the restored site');
    }
  };
  /** Waits until no site is being opened, and returns the one that has to be stopped. */
  const opened = async () => {
    await reopening;
    return running;
  };
  const http = createHttpServer({
    serveCached: (request, response) => served.serveCached(request, response),
    serve: (request, response) => served.serve(request, response),
  });
  const { server } = http;
  server.on('error', (error) =>
    exitWith(`Could not listen on ${settings.host}:${settings.port}: ${describeError(error)}`),
  );
  const mailsToFiles = await served.site.mailsToFiles();
  server.listen({ port: settings.port, host: settings.host, backlog });
  await once(server, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => void shutDown(http, served.site, opened));
  const { site } = served;
  await site.startJobs();
  process.stdout.write(`${greeting(server, settings, mailsToFiles)}\n${setUpLine(site)}`);
}

interface ServedSite extends Pick<HttpServerSettings, 'serveCached' | 'serve'> {
  site: Site;
}

/** Cached pages are sent at once. Other requests go to the app; under overload, they get an old page or are refused. */
function serveSite(
  site: Site,
  app: ReturnType<typeof createApp>,
  { overload, metrics }: { overload: Overload; metrics: Metrics | undefined },
): ServedSite {
  const pages = createPageCache({
    render: async (address) => app.request(address),
    keyOf: createCacheKeys(
      sitePages,
      createKnownValues(site.content.current, () => readKnownValues(site.ctx)),
      site.languages.known,
    ),
    version: site.content.current,
    idle: defaultLimits.idle / 1000,
    isVersionCertain: site.content.isKnown,
  });
  const listener = getRequestListener(app.fetch);
  const refuseRequest = getRequestListener(createBusyApp(site).fetch);
  const logOverload = throttledLog(() => site.ctx.log.warn('http: too many requests; some are refused'));
  return {
    site,
    serveCached(request, response) {
      const isCached = pages.serveCached(request, response);
      if (isCached) metrics?.cachedPage();
      return isCached;
    },
    serve(request, response) {
      if (overload.refuses(request)) {
        logOverload('overload');
        metrics?.refused();
        if (!pages.serveOld(request, response)) void refuseRequest(request, response);
        return;
      }
      overload.begin(request, response);
      const onError = (error: unknown) => {
        site.ctx.log.error({ error: errorTrace(error) }, 'page: unexpected error');
        response.destroy();
      };
      if (!pages.serve(request, response, onError)) void listener(request, response);
    },
  };
}

/** Opens the site. On a full disk it waits until there is space, so that nobody has to start the site again. */
async function openWhenDiskHasSpace(settings: Settings, onRestored: () => void): Promise<Site> {
  for (let isReported = false; ; isReported = true) {
    try {
      return await createSite(settings, root, { onRestored });
    } catch (error) {
      if (!(error instanceof DiskFull)) throw error;
      if (!isReported) process.stderr.write(`${error.message} The site starts by itself then.\n`);
      await setTimeout(2_000);
    }
  }
}

function greeting(server: Server, { host, port, dataDir }: Settings, mailsToFiles: boolean): string {
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  const mails = mailsToFiles ? `written to ${join(dataDir, 'mail')}` : 'by SMTP';
  return `Kürsü is ready at http://${host.includes(':') ? `[${host}]` : host}:${boundPort}  (mails: ${mails})`;
}

/** The line with the set-up link of a site without an owner. The link is shown on a terminal, never in a log. */
function setUpLine({ setUpLink }: Site): string {
  if (!setUpLink) return '';
  const { link, file } = setUpLink;
  const where = process.stdout.isTTY ? link : `the link in ${file}`;
  return `Make the site yours: ${where}  (works once, for 30 minutes; the next start gives a new one)\n`;
}

/**
 * Stops the server after a signal. For the first `SHUTDOWN_DELAY_SECONDS` it goes on serving every request, while `/readyz`
 * tells proxies to turn to other instances. A second signal ends this delay.
 */
async function shutDown(
  http: HttpServer,
  { ctx, settings, drain }: Site,
  opened: () => Promise<Site | undefined>,
): Promise<void> {
  if (stopping) return stopping.abort();
  stopping = new AbortController();
  if (settings.shutdownDelay > 0) {
    ctx.log.info(
      { seconds: settings.shutdownDelay / 1_000 },
      'server: not ready any more; stops after the delay',
    );
    drain();
    http.drain();
    await setTimeout(settings.shutdownDelay, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await stop(http, ctx.log, opened);
}

/**
 * Finishes requests and jobs in progress, and the opening of a restored site, but ends the process after `stopMs` at the latest.
 */
async function stop(http: HttpServer, log: Log, opened: () => Promise<Site | undefined>): Promise<void> {
  const end = Date.now() + stopMs;
  setTimeout(stopMs, undefined, { ref: false }).then(endProcess);
  try {
    await http.stop();
    const site = await opened();
    await site?.stop(end - Date.now());
  } catch (error) {
    log.error({ error: errorTrace(error) }, 'server: could not end in order');
  }
  endProcess();
}

/**
 * Ends the process at once. While a DNS lookup is in progress, `process.exit` waits for it, which may take half a minute. In this
 * case the process replaces itself by a program that does nothing.
 */
function endProcess(): never {
  if (process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap'))
    process.execve?.(process.execPath, [process.execPath, '--eval', ''], {});
  process.exit(0);
}

function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The first line of an error's message. If the message is empty: the first line of the inner error, or else the code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const [words] = error.message.split('\n');
  const code = 'code' in error ? String(error.code) : error.name;
  return words || (inner === undefined ? code : describeError(inner));
}
