import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../errors/trace.ts';

interface ListenerSettings {
  databaseUrl: string;
  channel: string;
  /** Called for each notification and after each reconnection, since something may have been missed. */
  onNotify: () => void;
  /** Called after each attempt to reconnect, and when the server has been silent for too long. */
  onReachability: (reachable: boolean) => void;
}

/** Timeouts in milliseconds of the first connection, which the start of the process waits for, and of reconnections. */
const connecting = { first: 10_000, again: 2_000 };
/** Milliseconds between attempts. They double up to the longest, with jitter so that instances don't reconnect together. */
const backoff = { first: 100, longest: 2_000 };
/** The server is pinged every second, and is unreachable after three seconds without a reply. */
const pingMs = 1_000;
const maxSilentPings = 3;
/** Milliseconds for which a connection must last until the backoff is reset. */
const stableMs = 5_000;

/** Keeps one listening connection, and detects whether the server is reachable, which the connections of a pool don't show. */
export async function listenTo(settings: ListenerSettings): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const client = await connect(settings, connecting.first);
  const ended = keepListening(client, settings, ending.signal);
  return async () => {
    ending.abort();
    await ended;
  };
}

async function keepListening(first: pg.Client, settings: ListenerSettings, signal: AbortSignal) {
  let since = performance.now();
  let attempts = 0;
  await untilLost(first, settings, signal);
  while (!signal.aborted) {
    attempts = performance.now() - since > stableMs ? 1 : attempts + 1;
    await pause(pauseBefore(attempts), signal);
    if (signal.aborted) return;
    try {
      const client = await connect(settings, connecting.again);
      since = performance.now();
      settings.onReachability(true);
      settings.onNotify();
      await untilLost(client, settings, signal);
    } catch (error) {
      since = performance.now();
      settings.onReachability(isRefusal(error));
    }
  }
}

async function connect({ databaseUrl, channel, onNotify }: ListenerSettings, timeout: number) {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'kursu listener',
    keepAlive: true,
    connectionTimeoutMillis: timeout,
    query_timeout: connecting.first,
  });
  // pg emits 'end' after an error; `untilLost` handles that.
  client.on('error', () => undefined);
  client.on('notification', onNotify);
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    void close(client);
    throw error;
  }
}

/** Waits until the connection has ended, the server has been silent for too long, or `stop` is aborted. */
async function untilLost(client: pg.Client, { onReachability }: ListenerSettings, stop: AbortSignal) {
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.once('end', lose);
  stop.addEventListener('abort', lose);
  let hasReplied = true;
  let silentPings = 0;
  const ping = () => {
    hasReplied = false;
    const reply = client.query('select 1').then(() => {
      hasReplied = true;
    });
    reply.catch(() => undefined);
  };
  while (!lost.signal.aborted && !stop.aborted && silentPings < maxSilentPings) {
    if (hasReplied) ping();
    // One missed ping is not enough: if this process was busy, a reply may be waiting unread.
    await pause(pingMs, lost.signal);
    silentPings = hasReplied ? 0 : silentPings + 1;
  }
  stop.removeEventListener('abort', lose);
  if (silentPings >= maxSilentPings) onReachability(false);
  await close(client);
}

/** Closes gracefully, but doesn't wait for a server that doesn't reply. */
async function close(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), pause(500)]);
  client.connection.stream.destroy();
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => undefined);

function pauseBefore(attempt: number): number {
  const longest = Math.min(backoff.first * 2 ** (attempt - 1), backoff.longest);
  return longest * (0.5 + Math.random() / 2);
}

/** A server that refuses is reachable; one that is starting or shutting down (57P01 to 57P03) is not. */
function isRefusal(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  return /^\d[0-9A-Z]{4}$/.test(code) && !code.startsWith('57P');
}
