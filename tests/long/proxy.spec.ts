import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProxyName, type StartedProxy, startProxy } from '../support/proxies';
import { type Site, startSite } from '../support/site';

let site: Site;
const proxies = new Map<ProxyName, StartedProxy>();
beforeAll(async () => {
  site = await startSite();
  for (const name of ['caddy', 'nginx'] as const) proxies.set(name, await startProxy(name, site.url));
});
afterAll(async () => {
  for (const { stop } of proxies.values()) await stop();
  await site?.stop();
});

/**
 * Seconds without requests, around each idle timeout on the way: Node's default, nginx to the site, nginx to
 * browsers, Caddy, the longest default of proxies, and the site's own.
 */
const pauses = [5, 5, 60, 60, 75, 115, 115, 120, 125];
const requestsPerWave = 2_000;
/** Seconds over which a wave's requests are spread, so that connections are idle for a little less and more than a limit. */
const spread = 5;

/** Like a POST, proxies must not repeat it; but POSTs are rate-limited by address. Nothing is stored at this address. */
async function write(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    await answer.arrayBuffer();
    return `${answer.status} ${answer.headers.get('Content-Type')}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

describe.concurrent('the shipped proxy configuration', () => {
  test.each(['caddy', 'nginx'] as const)(
    'Given %s in front, with pauses around every limit of idle connections, Then not one of 20,000 writes is lost',
    async (name) => {
      const url = proxies.get(name)?.url ?? '';
      const counts: Record<string, number> = {};
      const visit = async (delay: number) => {
        await pause(delay);
        const answer = await write(url);
        counts[answer] = (counts[answer] ?? 0) + 1;
      };
      for (const seconds of [0, ...pauses]) {
        // Between the last requests of one wave and the first of the next there is a little less than the limit.
        await pause(Math.max(0, seconds - spread / 2) * 1000);
        const delays = Array.from(
          { length: requestsPerWave },
          (_, index) => (index / requestsPerWave) * spread * 1000,
        );
        await Promise.all(delays.map(visit));
      }
      console.log(`${name}: ${JSON.stringify(counts)}`);
      expect(counts).toEqual({ '405 application/problem+json': (pauses.length + 1) * requestsPerWave });
    },
    1_500_000,
  );
});
