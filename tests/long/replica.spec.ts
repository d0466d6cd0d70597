import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { book, freeSlots } from '../support/booking';
import { cookieOf, ownerEnv } from '../support/owner';
import { type PostgresServer, startPostgres } from '../support/postgres';
import { type Site, startSite } from '../support/site';

let primary: PostgresServer;
let replica: PostgresServer;
let site: Site;
let replicaClient: pg.Client;
const service = 'ai-growth';

beforeAll(async () => {
  primary = await startPostgres();
  replica = await startPostgres({ replicaOf: primary });
  const [DATABASE_URL, DATABASE_REPLICA_URL] = [primary.urlOf('postgres'), replica.urlOf('postgres')];
  site = await startSite({ env: { ...ownerEnv, DATABASE_URL, DATABASE_REPLICA_URL } });
  replicaClient = new pg.Client({ connectionString: DATABASE_REPLICA_URL });
  replicaClient.on('error', () => undefined);
  await replicaClient.connect();
});
afterAll(async () => {
  await replicaClient?.end().catch(() => undefined);
  await site?.stop();
  await replica?.stop();
  await primary?.stop();
});

afterEach(() => onReplica('select pg_wal_replay_resume()').catch(() => undefined));

const onReplica = async (statement: string) => (await replicaClient.query(statement)).rows[0];

const titles = async (): Promise<string[]> => {
  const response = await fetch(`${site.url}/api/books?lang=tr`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { title: string }[]).map(({ title }) => title);
};

/** How often the replica's table of books was read, according to the replica's statistics. */
const readsOfBooks = async () => {
  await onReplica('select pg_stat_clear_snapshot()');
  const row = await onReplica(
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'books'`,
  );
  return Number(row?.reads ?? 0);
};

async function addBook(title: string): Promise<void> {
  const headers = { Cookie: await cookieOf(site), 'Content-Type': 'application/json', Origin: site.url };
  const body = JSON.stringify({ title, isPublished: true });
  const response = await fetch(`${site.url}/api/admin/books`, { method: 'POST', headers, body });
  expect(response.status, await response.text()).toBe(201);
}

/** Whether books are read from the replica at this moment. */
async function isReplicaRead(): Promise<boolean> {
  const before = await readsOfBooks();
  for (let turn = 0; turn < 5; turn += 1) await titles();
  await pause(1_200);
  return (await readsOfBooks()) > before;
}
const polling = { timeout: 60_000, interval: 500 };

describe('pages with a read replica', () => {
  test('Given a replica that has everything, then books are read from it', async () => {
    await vi.waitFor(async () => expect(await isReplicaRead()).toBe(true), polling);
  });

  test('Given a replica that lags, then what the owner adds is shown all the same, and a booked slot is taken', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await addBook('Gecikmeyen');
    await vi.waitFor(async () => expect(await titles()).toContain('Gecikmeyen'), {
      timeout: 20_000,
      interval: 20,
    });
    const page = await (await fetch(site.url)).text();
    expect(page).toContain('Gecikmeyen');
    const [slot] = await freeSlots(site.url, service);
    await book(site.url, slot?.id ?? '');
    expect((await freeSlots(site.url, service)).map(({ id }) => id)).not.toContain(slot?.id);
    // Polled, because PostgreSQL counts a connection's last reads up to ten seconds late.
    await vi.waitFor(async () => expect(await isReplicaRead()).toBe(false), polling);
    await onReplica('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await isReplicaRead()).toBe(true), polling);
    expect(await titles()).toContain('Gecikmeyen');
  });

  test.each(['freeze', 'down'] as const)(
    'Given the replica fails (%s), then every request is answered from the server, and the replica is used again when it is back',
    async (fault) => {
      const waits: number[] = [];
      let isOver = false;
      const visitor = async () => {
        for (; !isOver; await pause(20)) {
          const begun = performance.now();
          expect(await titles()).toContain('Gecikmeyen');
          waits.push(performance.now() - begun);
        }
      };
      const visitors = Promise.all([visitor(), visitor(), visitor()]);
      await pause(500);
      await replica[fault]();
      await pause(4_000);
      await replica.restore();
      isOver = true;
      await visitors;
      const longest = Math.max(...waits);
      console.log(`${fault}: ${waits.length} requests, none failed, longest ${Math.round(longest)} ms`);
      // No request waited until the replica was back, which took four seconds.
      expect(longest).toBeLessThan(3_500);
      if (fault === 'freeze') await vi.waitFor(async () => expect(await isReplicaRead()).toBe(true), polling);
    },
  );
});
