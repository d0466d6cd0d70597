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
 * Seconds without any request: around each idle timeout of a connection on the way. These are Node's default (five, and one of
 * grace), nginx to the site (60), nginx to browsers (75), Caddy (115), the longest default of proxies (120), and the site's own
 * (125, and one of grace).
 */
const pauses = [5, 6, 6, 60, 75, 115, 120, 125, 126];
const requestsPerWave = 2_000;

/** The lengths of a wave's two bursts, and of the time between them, in milliseconds. */
const burstMs = 200;
const middleMs = 3_000;

/**
 * Milliseconds from the start of a wave to each of its requests. A wave begins and ends with a burst. So after each pause as many
 * connections as a proxy keeps have been idle for the time of the pause, a hundred milliseconds more or less.
 */
const delays = Array.from({ length: requestsPerWave }, (_, index) => {
  const part = index / requestsPerWave;
  if (part < 0.25) return part * 4 * burstMs;
  return part < 0.75
    ? burstMs + (part - 0.25) * 2 * middleMs
    : burstMs + middleMs + (part - 0.75) * 4 * burstMs;
});

/**
 * Sends a PATCH. Like a POST, a proxy must not repeat it; unlike a POST, it isn't limited per network. The site refuses it with
 * 405, so nothing is stored.
 */
async function write(url: string): Promise<string> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('Content-Type')}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

describe.concurrent('the shipped proxy configuration', () => {
  test.each(['caddy', 'nginx'] as const)(
    'Given %s in front, with pauses around every idle timeout, Then not one of 20,000 writes is lost',
    async (name) => {
      const url = proxies.get(name)?.url ?? '';
      const counts: Record<string, number> = {};
      const visit = async (delay: number) => {
        await pause(delay);
        const result = await write(url);
        counts[result] = (counts[result] ?? 0) + 1;
      };
      for (const seconds of [0, ...pauses]) {
        await pause(Math.max(0, seconds * 1000 - burstMs));
        await Promise.all(delays.map(visit));
      }
      console.log(`${name}: ${JSON.stringify(counts)}`);
      expect(counts).toEqual({ '405 application/problem+json': (pauses.length + 1) * requestsPerWave });
    },
    1_500_000,
  );
});
