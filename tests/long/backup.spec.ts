import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteQueues } from '#/main/queues';
import { backUpSite } from '#/main/site-backup';
import { restoreSite } from '#/main/site-restore';
import { verifyArchive } from '#/platform/backup/verify-archive';
import { systemClock } from '#/platform/clock/clock';
import { newestMigration } from '#/platform/db/migrate';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { type Engine, migrationsDir, openTestDatabase } from '../support/database';
import { memoryDuring } from '../support/memory';

const megabyte = 1024 * 1024;
/** Each picture is its name and then these bytes. It is put together when it is read, so that the test needs little memory. */
const noise = randomBytes(200_000);

async function openPlace(engine: Engine) {
  const database = await openTestDatabase(engine);
  const jobs = await createJobs({ database, log: createLog('silent'), queues: siteQueues });
  const files = {
    read: async (key: string) => Buffer.concat([Buffer.from(key), noise]),
    put: async () => undefined,
    remove: async () => undefined,
  };
  const { dataDir } = database;
  const sources = { database, files, clock: systemClock, dataDir, authSecret: undefined, product: '1.0.0' };
  return {
    database,
    jobs,
    backUp: (file: string) => backUpSite(sources, { file, encrypted: false }),
    restore: async (path: string) =>
      restoreSite(
        { ...sources, db: database.db, jobs, migrationsDir },
        { path },
        await verifyArchive({ path }, newestMigration(migrationsDir)),
      ),
    async close() {
      await jobs.stop(0);
      await database.close();
    },
  };
}
type Place = Awaited<ReturnType<typeof openPlace>>;

async function fill({ database: { db } }: Place): Promise<void> {
  await db.execute(sql`
    insert into reservations (id, language, service_id, minutes, starts_at, ends_at, name, email, phone, message, answers, created_at, updated_at)
    select gen_random_uuid(), 'tr', 'ai-growth', 60, at, at + interval '1 hour', 'Zeynep Ak ' || n, 'zeynep' || n || '@example.org',
      '+90 532 111 22 33', repeat('Bayi ağımızın bütçesi. ', 10), '[{"question": "a", "answer": "ş"}]', now(), now()
    from generate_series(1, 20000) n, lateral (select '2126-01-01'::timestamptz + n * interval '2 hours' as at) times`);
  await db.execute(sql`
    insert into reservation_tokens (hash, reservation_id, created_at) select md5(id::text), id, now() from reservations`);
  await db.execute(sql`
    insert into articles (id, title, excerpt, content, category, date, read_time)
    select gen_random_uuid(), jsonb_build_object('tr', 'Başlık ' || n), '{"tr": "Özet"}', jsonb_build_object('tr', repeat('<p>Bir paragraf.</p>', 300)), 'AI', '2026-01-01', 5
    from generate_series(1, 2000) n`);
  await db.execute(sql`
    insert into pictures (hash, url, width, height, placeholder)
    select md5(n::text), '/uploads/' || md5(n::text) || '.png', 10, 10, '' from generate_series(1, 1000) n`);
}

const countMessages = async ({ database: { db } }: Place): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from contact_messages`);
  return rows[0]?.n ?? 0;
};

describe('20,000 reservations, 2,000 articles and 1,000 pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-backup-'));
  let embedded: Place;
  let server: Place;
  beforeAll(async () => {
    [embedded, server] = [await openPlace('pglite'), await openPlace('postgres')];
    await fill(embedded);
  });
  afterAll(async () => {
    await embedded.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('are backed up while messages arrive, in bounded memory; the archive shows one moment', async () => {
    let [isOver, longest] = [false, 0];
    const write = async () => {
      while (!isOver) {
        // Writes in turns of the event loop, as requests do. The embedded database alone would never yield to other work.
        await setImmediate();
        const begun = performance.now();
        await embedded.database.db.execute(sql`
          insert into contact_messages (id, language, name, email, message, created_at)
          values (gen_random_uuid(), 'tr', 'Zeynep', 'zeynep@example.org', 'Merhaba', now())`);
        longest = Math.max(longest, performance.now() - begun);
      }
    };
    const writing = write();
    const path = join(folder, 'loaded.tar.gz');
    let heldMs = 0;
    const grown = await memoryDuring(process.pid, async () => {
      ({ heldMs } = await embedded.backUp(path));
    });
    isOver = true;
    await writing;
    console.log(
      `snapshot ${heldMs} ms, longest wait ${Math.round(longest)} ms, memory +${Math.round(grown / megabyte)} MB`,
    );
    expect(grown).toBeLessThan(150 * megabyte);
    const { manifest, beginning } = await verifyArchive({ path }, newestMigration(migrationsDir));
    expect(manifest.uploads).toHaveLength(1000);
    const archived = manifest.tables.find(({ name }) => name === 'contact_messages')?.rows;
    const { rows } = await embedded.database.db.execute<{ before: number }>(sql`
      select count(*)::int as before from contact_messages where created_at <= ${beginning.madeAt}::timestamptz`);
    // A few rows more or less: the moment of the backup is noted only to the millisecond.
    expect(Math.abs((archived ?? 0) - (rows[0]?.before ?? 0))).toBeLessThanOrEqual(5);
    expect(await countMessages(embedded)).toBeGreaterThan(archived ?? 0);
  }, 600_000);

  test('go to a server and back, and are equal row by row', async () => {
    const [first, second, third] = ['first', 'second', 'third'].map((name) => join(folder, `${name}.tar.gz`));
    if (!first || !second || !third) throw new Error('three files');
    await embedded.backUp(first);
    await server.restore(first);
    await server.backUp(second);
    await embedded.restore(second);
    await embedded.backUp(third);
    // The archives are equal except for their moment, and for the audit log, in which each restoration is an entry.
    const [original, ...others] = await Promise.all(
      [first, second, third].map(async (path, restorations) => {
        const { manifest } = await verifyArchive({ path }, newestMigration(migrationsDir));
        const log = manifest.tables.find(({ name }) => name === 'audit_log');
        expect(log?.rows).toBe(restorations);
        return { ...manifest, beginning: '', tables: manifest.tables.filter((table) => table !== log) };
      }),
    );
    expect(others[0]).toEqual(original);
    expect(others[1]).toEqual(original);
  }, 900_000);
});
