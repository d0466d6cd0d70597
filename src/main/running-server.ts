import { request } from 'node:http';
import { resolve as resolvePath } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Facts } from '#/features/health/rules';
import { systemClock } from '#/platform/clock/clock';
import { type Asked, proveKnowledge } from '#/platform/crypto/proof';
import { knownSecret } from './auth-secret';
import type { Settings } from './env';

const loopbacks: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The address at which this machine reaches a server that listens on `host`. */
export const loopbackFor = (host: string): string => loopbacks[host] ?? host;

/**
 * The requests, with a timeout in milliseconds. Requests that change something have no timeout, since writing a backup may take
 * long.
 */
const requests: Record<Exclude<Asked, 'echo'>, { method: string; path: string; timeout?: number }> = {
  facts: { method: 'GET', path: '/api/health', timeout: 15_000 },
  backup: { method: 'POST', path: '/api/backup' },
  activate: { method: 'POST', path: '/api/backup/activate' },
};

/**
 * Sends a request to the server that runs on this machine with these settings, with a proof that the sender knows the site's
 * secret. Throws where the server can't be reached, or the secret isn't known.
 */
export async function askRunningServer(
  { host, port, dataDir, authSecret }: Settings,
  asked: Exclude<Asked, 'echo'>,
  body?: object,
): Promise<{ status: number; body: string }> {
  const secret = await knownSecret(resolvePath(dataDir), authSecret);
  if (secret === undefined) throw new Error('the secret of the running server is not known here');
  const { method, path, timeout } = requests[asked];
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const headers = {
    Authorization: proveKnowledge(secret, asked, systemClock.now()),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  };
  const signal = timeout ? { signal: AbortSignal.timeout(timeout) } : {};
  const sent = request(
    { hostname: loopbackFor(host), port, method, path, headers, ...signal },
    (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    },
  );
  sent.on('error', reject).end(body && JSON.stringify(body));
  return promise;
}

/** Undefined if no server responds or it refuses the request. */
export async function factsOfServer(settings: Settings): Promise<Facts | undefined> {
  const response = await askRunningServer(settings, 'facts').catch(() => undefined);
  return response?.status === 200 ? JSON.parse(response.body) : undefined;
}
