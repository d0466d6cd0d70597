import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/support/server.ts';
import { accepted } from '../hammer.ts';
import { languages, publicPages } from '../pages.ts';
import { type Part, temporaryFolder } from '../part.ts';
import { residentMegabytes } from '../processes.ts';
import { send, type Wanted } from '../requests.ts';

const total = 20_000;
/** What is due shortly after a start, or after requests, has been done by then. */
const rest = 3_000;

/** What the server holds when nobody comes, after many came, and after as many again. */
export const memory: Part = async ({ quick }) => {
  const server = await startBuiltServer({ DATA_DIR: temporaryFolder() });
  const count = quick ? total / 10 : total;
  const held = async () => {
    await pause(rest);
    return residentMegabytes(server.pid);
  };
  try {
    const idle = await held();
    const requests = await mixed(server.url, count);
    await send(server.url, requests, 16);
    const after = await held();
    await send(server.url, requests, 16);
    const again = await held();
    return [
      { what: 'memory, idle', value: idle, unit: 'MB', bar: { atMost: 230 } },
      { what: `memory, after ${count} mixed requests`, value: after, unit: 'MB', bar: { atMost: 300 } },
      {
        what: `memory, after ${count} more`,
        value: again,
        unit: 'MB',
        yardstick: { what: 'MB after the first', value: after },
        ratio: again / after,
        // What a garbage collector leaves to chance.
        bar: { atMost: 1.03 },
      },
    ];
  } finally {
    await server.stop();
  }
};

/** Of twenty: thirteen kept pages, two that no cache may answer, three of the API's lists, a file, a visitor's own writing. */
async function mixed(url: string, count: number): Promise<Wanted[]> {
  const pages = await publicPages(url);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1] ?? '/img/icon.svg';
  const headers = { 'accept-encoding': accepted };
  const kinds: ((turn: number) => Wanted)[] = [
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
