import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ownerEnv } from '../../tests/support/owner-account.ts';
import { startBuiltServer } from '../../tests/support/server.ts';
import { acceptEncoding, client, requestsPerSecond } from '../hammer.ts';
import { type Part, temporaryFolder } from '../part.ts';
import { cpuOfRequest } from '../requests.ts';
import { alternate } from '../rounds.ts';
import { serveStatically } from '../yardsticks/static-server.ts';

interface Server {
  url: string;
  pid: number;
}

const homeRequest = { path: '/', headers: { 'accept-encoding': acceptEncoding } };

/** The cached home page, compared with the same bytes as a file. */
export const cachedPage: Part = async ({ quick }) => {
  const server = await startBuiltServer({ ...ownerEnv, DATA_DIR: temporaryFolder() });
  const yardstick = await serveStatically(temporaryFolder(), await compressedHome(server.url));
  const rate = ({ url }: Server) => requestsPerSecond(`${url}/`, quick ? 1 : 3);
  const cost = ({ url, pid }: Server) =>
    cpuOfRequest({ url, pids: [pid], wanted: homeRequest, count: quick ? 3_000 : 10_000, lanes: 32 });
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
        what: `cached home page, served to ${client}`,
        value: rates.value,
        unit: 'requests/s',
        yardstick: { what: `${yardstick.what}, same bytes`, value: rates.yardstick },
        ratio: rates.ratio,
        bar: { atLeast: 0.5 },
      },
      {
        what: 'cached home page, processor time',
        value: costs.value,
        unit: 'ms/request',
        yardstick: { what: `${yardstick.what}, same bytes`, value: costs.yardstick },
        ratio: costs.ratio,
      },
    ];
  } finally {
    await Promise.all([server.stop(), yardstick.stop()]);
  }
};

/** The body's bytes as sent, because fetch would decompress them. */
function compressedHome(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(`${url}/`, { headers: homeRequest.headers }, (response) => {
      const encoding = response.headers['content-encoding'];
      if (encoding === 'br') resolve(buffer(response));
      else reject(new Error(`the home page came as ${encoding}`));
    })
      .on('error', reject)
      .end();
  });
}
