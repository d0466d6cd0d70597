import { ownerEnv } from '../../tests/support/owner-account.ts';
import type { ServerProcess } from '../../tests/support/server.ts';
import { acceptEncoding, client, requestsPerSecond } from '../hammer.ts';
import { type Part, startSite, stoppedAtEnd, temporaryFolder } from '../part.ts';
import type { Row } from '../report.ts';
import { cpuOfRequest, sendOne } from '../requests.ts';
import { alternate } from '../rounds.ts';
import { serveStatically } from '../yardsticks/static-server.ts';

type Server = Pick<ServerProcess, 'url' | 'pid'>;

/** The encodings in which a page is cached, each with an `Accept-Encoding` for which the server sends it. */
const encodings = [
  ['br', acceptEncoding],
  ['gzip', 'gzip'],
] as const;

/** Serving the cached home page, compared with a static server that sends the same bytes. */
export const cachedPage: Part = async ({ quick }) => {
  await using server = await startSite(ownerEnv);
  const rows: Row[] = [];
  for (const [encoding, accepted] of encodings)
    rows.push(...(await compared(server, encoding, accepted, quick)));
  return rows;
};

async function compared(server: Server, encoding: string, accepted: string, quick: boolean): Promise<Row[]> {
  const wanted = { path: '/', headers: { 'accept-encoding': accepted } };
  const { headers, body } = await sendOne(server.url, wanted);
  const came = headers['content-encoding'];
  if (came !== encoding) throw new Error(`the home page came as ${came}`);
  await using yardstick = stoppedAtEnd(await serveStatically(temporaryFolder(), body, encoding));
  const rate = ({ url }: Server) => requestsPerSecond(`${url}/`, quick ? 1 : 3, accepted);
  const cost = ({ url, pid }: Server) =>
    cpuOfRequest({ url, pids: [pid], wanted, count: quick ? 3_000 : 10_000, lanes: 32 });
  const against = (measure: (of: Server) => Promise<number>) =>
    alternate(
      quick,
      () => measure(server),
      `${yardstick.what}, same bytes`,
      () => measure(yardstick),
    );
  return [
    {
      what: `cached home page, ${encoding}, served to ${client}`,
      unit: 'requests/s',
      ...(await against(rate)),
      bar: { atLeast: 0.6 },
    },
    {
      what: `cached home page, ${encoding}, processor time`,
      unit: 'ms/request',
      ...(await against(cost)),
    },
  ];
}
