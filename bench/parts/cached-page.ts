import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ownerEnv } from '../../tests/support/owner-account.ts';
import { startBuiltServer } from '../../tests/support/server.ts';
import { acceptEncoding, client, requestsPerSecond } from '../hammer.ts';
import { type Part, temporaryFolder } from '../part.ts';
import type { Row } from '../report.ts';
import { cpuOfRequest } from '../requests.ts';
import { alternate } from '../rounds.ts';
import { serveStatically } from '../yardsticks/static-server.ts';

interface Server {
  url: string;
  pid: number;
}

/** The encodings in which a page is kept, with the `Accept-Encoding` of a client that gets it. */
const encodings = [
  ['br', acceptEncoding],
  ['gzip', 'gzip'],
] as const;

/** The cached home page, compared with the same bytes as a file. */
export const cachedPage: Part = async ({ quick }) => {
  const server = await startBuiltServer({ ...ownerEnv, DATA_DIR: temporaryFolder() });
  try {
    const rows: Row[] = [];
    for (const [encoding, accepted] of encodings)
      rows.push(...(await compared(server, encoding, accepted, quick)));
    return rows;
  } finally {
    await server.stop();
  }
};

async function compared(server: Server, encoding: string, accepted: string, quick: boolean): Promise<Row[]> {
  const page = await homeAs(server.url, encoding, accepted);
  const yardstick = await serveStatically(temporaryFolder(), page, encoding);
  const rate = ({ url }: Server) => requestsPerSecond(`${url}/`, quick ? 1 : 3, accepted);
  const wanted = { path: '/', headers: { 'accept-encoding': accepted } };
  const cost = ({ url, pid }: Server) =>
    cpuOfRequest({ url, pids: [pid], wanted, count: quick ? 3_000 : 10_000, lanes: 32 });
  try {
    const rounds = quick ? 3 : 9;
    const rates = await alternate(
      rounds,
      () => rate(server),
      () => rate(yardstick),
    );
    const costs = await alternate(
      rounds,
      () => cost(server),
      () => cost(yardstick),
    );
    return [
      {
        what: `cached home page, ${encoding}, served to ${client}`,
        value: rates.value,
        unit: 'requests/s',
        yardstick: { what: `${yardstick.what}, same bytes`, value: rates.yardstick },
        ratio: rates.ratio,
        bar: { atLeast: 0.6 },
      },
      {
        what: `cached home page, ${encoding}, processor time`,
        value: costs.value,
        unit: 'ms/request',
        yardstick: { what: `${yardstick.what}, same bytes`, value: costs.yardstick },
        ratio: costs.ratio,
      },
    ];
  } finally {
    await yardstick.stop();
  }
}

/** The home page's body as sent. Requested without `fetch`, which would decompress it. */
function homeAs(url: string, encoding: string, accepted: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(`${url}/`, { headers: { 'accept-encoding': accepted } }, (response) => {
      const came = response.headers['content-encoding'];
      if (came === encoding) resolve(buffer(response));
      else reject(new Error(`the home page came as ${came}`));
    })
      .on('error', reject)
      .end();
  });
}
