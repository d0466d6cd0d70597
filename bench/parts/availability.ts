import { join } from 'node:path';
import { openDatabase } from '../../src/platform/db/open.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres.ts';
import type { ServerProcess } from '../../tests/support/server.ts';
import { root } from '../../tools/toolchain.mjs';
import { busyTimes, everything, reservations, services } from '../grown-calendar.ts';
import { type Part, startSite, stoppedAtEnd, temporaryFolder } from '../part.ts';
import { execute, postmasterOf } from '../postgres.ts';
import type { Row } from '../report.ts';
import { cpuOfRequest } from '../requests.ts';
import { alternate } from '../rounds.ts';

const sizes = { few: 10, many: 20_000 };
const request = { path: '/api/availability?service=ai-growth' };

interface Fill {
  name: string;
  statements: readonly string[];
}

const few: Fill = { name: 'few', statements: [reservations(sizes.few)] };
const many: Fill = { name: 'many', statements: [reservations(sizes.many)] };
const allOff: Fill = { name: 'all_off', statements: [reservations(sizes.many), services(50)] };
const allOn: Fill = {
  name: 'all_on',
  statements: [...allOff.statements, busyTimes(2_000), ...everything],
};

interface Comparison {
  what: string;
  ours: Fill;
  yardstick: Fill;
  yardstickIs: string;
  atMost: number;
}

const comparisons: readonly Comparison[] = [
  {
    what: `availability, ${sizes.many} reservations`,
    ours: many,
    yardstick: few,
    yardstickIs: `with ${sizes.few}`,
    atMost: 1.3,
  },
  {
    what: `availability, ${sizes.many} reservations, 50 services, all of it on`,
    ours: allOn,
    yardstick: allOff,
    yardstickIs: 'all of it off',
    atMost: 1.5,
  },
];

/**
 * The cost of listing free slots, in two comparisons. One compares a site after years with a new site. The other compares a site
 * on which everything that can take a slot is switched on with the same site on which all of it is off.
 */
export const availability: Part = async ({ quick }) => {
  await using postgres = stoppedAtEnd(await startPostgres());
  const onServer = (fill: Fill) => startOnServer(postgres, fill);
  const postmaster = await postmasterOf(postgres.urlOf('postgres'));
  const rows: Row[] = [];
  for (const comparison of comparisons) {
    rows.push(await compare(comparison, 'embedded', quick, startEmbedded, []));
    rows.push(await compare(comparison, 'site and PostgreSQL together', quick, onServer, [postmaster]));
  }
  return rows;
};

async function compare(
  { what, ours, yardstick, yardstickIs, atMost }: Comparison,
  engine: string,
  quick: boolean,
  start: (fill: Fill) => Promise<ServerProcess & AsyncDisposable>,
  otherPids: number[],
): Promise<Row> {
  await using measured = await start(ours);
  await using reference = await start(yardstick);
  const cost = ({ url, pid }: ServerProcess) =>
    cpuOfRequest({ url, pids: [pid, ...otherPids], wanted: request, count: quick ? 100 : 300 });
  const compared = await alternate(
    quick,
    () => cost(measured),
    yardstickIs,
    () => cost(reference),
  );
  return { what: `${what}, processor time, ${engine}`, unit: 'ms/request', ...compared, bar: { atMost } };
}

async function startEmbedded({ statements }: Fill) {
  const env = { DATA_DIR: temporaryFolder() };
  // The first start creates the database; it is filled while no server has it open.
  await (await startSite(env)).stop();
  const database = await openDatabase({ dataDir: env.DATA_DIR, migrationsDir: join(root, 'migrations') });
  for (const statement of [...statements, 'analyze']) await database.db.execute(statement);
  await database.close();
  return startSite(env);
}

async function startOnServer({ urlOf }: Pick<PostgresServer, 'urlOf'>, { name, statements }: Fill) {
  await execute(urlOf('postgres'), `create database ${name}`);
  const server = await startSite({ DATABASE_URL: urlOf(name) });
  for (const statement of [...statements, 'analyze']) await execute(urlOf(name), statement);
  return server;
}
