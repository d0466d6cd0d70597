import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../tests/support/server.ts';
import { acceptEncoding } from '../hammer.ts';
import { languages, publicPages } from '../pages.ts';
import { type Part, startSite, temporaryFolder } from '../part.ts';
import { residentMegabytes } from '../processes.ts';
import { type BenchRequest, send } from '../requests.ts';

const total = 20_000;
/** Milliseconds to wait before measuring, so that work after a start or after requests can finish. */
const settleMs = 3_000;

/**
 * The server's memory when idle, after many requests, and after as many again: VmRSS of its process and its children. The
 * first start creates the database; a later one opens it, with everything that the requests have stored.
 */
export const memory: Part = async ({ quick }) => {
  const count = quick ? total / 10 : total;
  const folder = temporaryFolder();
  const [idle, after, again] = await withServer(folder, async (server) => {
    const before = await memoryOf(server);
    const requests = await mixedRequests(server.url, count);
    await send(server.url, requests, 16);
    const once = await memoryOf(server);
    await send(server.url, requests, 16);
    return [before, once, await memoryOf(server)] as const;
  });
  const later = await withServer(folder, memoryOf);
  return [
    { what: 'memory, idle, first start', value: idle, unit: 'MB', bar: { atMost: 230 } },
    { what: 'memory, idle, later start', value: later, unit: 'MB', bar: { atMost: 230 } },
    { what: `memory, after ${count} mixed requests`, value: after, unit: 'MB', bar: { atMost: 300 } },
    {
      what: `memory, after ${count} more`,
      value: again,
      unit: 'MB',
      yardstick: { what: 'MB after the first', value: after },
      ratio: again / after,
      // Tolerance for the timing of garbage collection.
      bar: { atMost: 1.03 },
    },
  ];
};

async function withServer<T>(folder: string, measure: (server: ServerProcess) => Promise<T>): Promise<T> {
  await using server = await startSite({ DATA_DIR: folder });
  return await measure(server);
}

async function memoryOf({ pid }: ServerProcess): Promise<number> {
  await pause(settleMs);
  return residentMegabytes(pid);
}

/** A cycle of twenty requests, 13 of them for pages that can be cached. The parameter `bench` makes a page uncacheable. */
async function mixedRequests(url: string, count: number): Promise<BenchRequest[]> {
  const pages = await publicPages(url);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1] ?? '/img/icon.svg';
  const headers = { 'accept-encoding': acceptEncoding };
  const kinds: ((turn: number) => BenchRequest)[] = [
    ...Array.from({ length: 13 }, () => (turn: number) => ({
      path: pages[turn % pages.length] ?? '/',
      headers,
    })),
    (turn) => ({ path: `/?bench=${turn}`, headers }),
    (turn) => ({ path: `/consultation-booking?bench=${turn}&lang=ar`, headers }),
    () => ({ path: '/api/availability?service=ai-growth', headers }),
    (turn) => ({ path: `/api/articles?lang=${languages[turn % 3]}`, headers }),
    (turn) => ({ path: `/api/books?lang=${languages[turn % 3]}`, headers }),
    () => ({ path: script, headers }),
    (turn) => ({ path: '/api/contact', json: messageOf(turn) }),
  ];
  return Array.from({ length: count }, (_, turn) => kinds[turn % kinds.length]?.(turn) ?? { path: '/' });
}

const messageOf = (turn: number) => ({
  name: 'Deniz Yalçınkaya',
  email: `deniz.${turn}@marti.example`,
  message: 'Bayi ağımızın bütçesi için bir görüşme istiyoruz.',
  language: languages[turn % 3],
});
