import { join } from 'node:path';
import { openDatabase } from '../../src/platform/db/open.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { type ServerProcess, startBuiltServer } from '../../tests/support/server.ts';
import { root } from '../../tools/toolchain.mjs';
import { type Part, temporaryFolder } from '../part.ts';
import { execute, postmasterOf } from '../postgres.ts';
import { cpuOfRequest } from '../requests.ts';
import { alternate } from '../rounds.ts';

const sizes = { few: 10, many: 20_000 };
const request = { path: '/api/availability?service=ai-growth' };

/** Ten confirmed future appointments; of the rest, every fourth is a cancelled future one, and the others are past. */
export const reservations = (count: number) => `
  insert into reservations
    (id, status, language, service_id, minutes, starts_at, ends_at, name, email, phone, created_at, updated_at)
  select gen_random_uuid(), case when n >= 10 and n % 4 = 0 then 'cancelled' else 'confirmed' end, 'tr', 'ai-growth', 60,
    start, start + interval '1 hour', 'Deniz Yalçınkaya', 'deniz@marti.example', '+90 555 000 00 01', now(), now()
  from generate_series(0, ${count - 1}) n,
  lateral (select date_trunc('hour', now()) + case
    when n < 10 then (n + 2) * interval '1 day'
    when n % 4 = 0 then (n % 700) * interval '1 hour'
    else -n * interval '1 hour' end as start) s`;

/** The cost of listing free slots on a new site and after years; the small site is the yardstick. */
export const availability: Part = async ({ quick }) => {
  const postgres = await startPostgres();
  try {
    const embedded = await compare('embedded', quick, startEmbedded, []);
    const address = postgres.urlOf('postgres');
    const onServer = (count: number) => startOnServer(address, postgres.urlOf, count);
    return [
      embedded,
      await compare('site and PostgreSQL together', quick, onServer, [await postmasterOf(address)]),
    ];
  } finally {
    await postgres.stop();
  }
};

async function compare(
  engine: string,
  quick: boolean,
  start: (count: number) => Promise<ServerProcess>,
  otherPids: number[],
) {
  const servers = { few: await start(sizes.few), many: await start(sizes.many) };
  const cost = ({ url, pid }: ServerProcess) =>
    cpuOfRequest({ url, pids: [pid, ...otherPids], wanted: request, count: quick ? 100 : 300 });
  try {
    const compared = await alternate(
      quick ? 3 : 9,
      () => cost(servers.many),
      () => cost(servers.few),
    );
    return {
      what: `availability, ${sizes.many} reservations, processor time, ${engine}`,
      value: compared.value,
      unit: 'ms/request',
      yardstick: { what: `with ${sizes.few}`, value: compared.yardstick },
      ratio: compared.ratio,
      bar: { atMost: 1.3 },
    };
  } finally {
    await Promise.all([servers.few.stop(), servers.many.stop()]);
  }
}

async function startEmbedded(count: number): Promise<ServerProcess> {
  const env = { DATA_DIR: temporaryFolder() };
  // The first start creates the database; it is filled while no server has it open.
  await (await startBuiltServer(env)).stop();
  const database = await openDatabase({ dataDir: env.DATA_DIR, migrationsDir: join(root, 'migrations') });
  await database.db.execute(reservations(count));
  await database.db.execute('analyze reservations');
  await database.close();
  return startBuiltServer(env);
}

async function startOnServer(
  address: string,
  urlOf: (database: string) => string,
  count: number,
): Promise<ServerProcess> {
  const name = `with_${count}`;
  await execute(address, `create database ${name}`);
  const server = await startBuiltServer({ DATA_DIR: temporaryFolder(), DATABASE_URL: urlOf(name) });
  await execute(urlOf(name), reservations(count));
  await execute(urlOf(name), 'analyze reservations');
  return server;
}
