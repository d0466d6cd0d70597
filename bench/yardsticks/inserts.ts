import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { isInstalled } from '../hammer.ts';
import { temporaryFolder } from '../part.ts';

/** Inserts the row of one booking. The sequence `bench_hours` moves each one to the next hour. */
const insert = `insert into reservations (id, status, language, service_id, minutes, starts_at, ends_at, name, email,
  phone, company, message, created_at, updated_at)
select gen_random_uuid(), 'confirmed', 'tr', 'dijital-pazarlama', 60, start, start + interval '1 hour', 'Deniz Yalçınkaya',
  'deniz@marti.example', '+90 555 000 00 01', 'Martı Lojistik', 'Bayi ağımızın bütçesi', now(), now()
from (select timestamptz '2030-01-01' + nextval('bench_hours') * interval '1 hour' as start) as s;`;

export const inserter = isInstalled('pgbench') ? 'pgbench' : 'bare pg';

interface Inserts {
  lanes: number;
  count: number;
}

export const insertsPerSecond = (address: string, inserts: Inserts): Promise<number> =>
  inserter === 'pgbench' ? byPgbench(address, inserts) : byPg(address, inserts);

async function byPgbench(address: string, { lanes, count }: Inserts): Promise<number> {
  const script = join(temporaryFolder(), 'insert.sql');
  writeFileSync(script, insert.replaceAll('\n', ' '));
  const each = Math.ceil(count / lanes);
  const args = ['-n', '-M', 'prepared', '-c', `${lanes}`, '-j', '1', '-t', `${each}`, '-f', script, address];
  const { stdout } = await promisify(execFile)('pgbench', args);
  const rate = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1];
  if (rate === undefined || !/failed transactions: 0/.test(stdout))
    throw new Error(`pgbench failed:\n${stdout}`);
  return Number(rate);
}

async function byPg(address: string, { lanes, count }: Inserts): Promise<number> {
  const clients = Array.from({ length: lanes }, () => new pg.Client({ connectionString: address }));
  await Promise.all(clients.map((client) => client.connect()));
  const waiting = Array.from({ length: count }).values();
  const begun = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (const _ of waiting) await client.query({ name: 'insert', text: insert });
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return count / seconds;
}
