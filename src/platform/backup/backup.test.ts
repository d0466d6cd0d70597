import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMigration } from '#/platform/db/migrate';
import { createJobs, type JobSystem } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import {
  type Engine,
  migrationsDir,
  openTestDatabase,
  type TestDatabase,
} from '../../../tests/support/database';
import { createBackupKey } from './encryption';
import { restoreArchive } from './restore-archive';
import { removeTemporary } from './temporary-files';
import { verifyArchive } from './verify-archive';
import { writeBackup } from './write-backup';

const folder = mkdtempSync(join(tmpdir(), 'kursu-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newest = newestMigration(migrationsDir);
const uploads = new Map([
  ['ab12.png', Buffer.from('a picture')],
  ['ab12-480.webp', Buffer.from('a smaller one')],
]);
const secrets = { authSecret: 'a'.repeat(43), mailSecret: 'b'.repeat(43) };

async function fill({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`
    insert into reservations (id, language, service_id, minutes, starts_at, ends_at, name, email, phone, message, answers, created_at, updated_at)
    select gen_random_uuid(), 'tr', 'ai-pazarlama', 60, at, at + interval '1 hour', E'Zeynep\\tAk "ş" \\\\ \\n' || n, 'zeynep@example.org',
      '+90 532 111 22 33', nullif('', ''), case when n % 2 = 0 then '[{"a": 1.10, "ş": null}]'::jsonb end, now(), now()
    from generate_series(1, 30) n, lateral (select '2126-01-01'::timestamptz + n * interval '1 day' as at) times`);
  await db.execute(
    sql`insert into reservation_tokens (hash, reservation_id, created_at) select md5(id::text), id, now() from reservations`,
  );
  await db.execute(
    sql`insert into site_imports (id, program, language, publish, address, received_at) values (gen_random_uuid(), 'wordpress', 'tr', false, '', now())`,
  );
  await db.execute(sql`
    insert into site_import_entries (import_id, kind, key, title, source)
    select id, 'text', n::text, '', '{"html": null}' from site_imports, generate_series(1, 3) n`);
}

const readUpload = async (name: string) => uploads.get(name);
const backUp = (database: TestDatabase, file: string, key?: string, read = readUpload) =>
  writeBackup(
    {
      db: database.db,
      files: { read },
      now: () => new Date('2126-01-01T00:00:00Z'),
      leftOut: ['rate_hits'],
      uploads: async () => [...uploads.keys(), 'gone.png'],
      secrets,
      origin: { product: '1.0.0', secret: 'abc' },
    },
    { folder, file, key },
  );

async function restore(database: TestDatabase, jobs: JobSystem, path: string, key?: string) {
  const stored = new Map<string, Buffer>();
  let found: unknown;
  await restoreArchive(
    {
      db: database.db,
      dataDir: folder,
      migrationsDir,
      files: { put: async (name, bytes) => void stored.set(name, bytes) },
      jobs,
      async complete(_, restored) {
        found = restored.secrets;
      },
    },
    { path, key },
    await verifyArchive({ path, key }, newest),
  );
  return { stored, secrets: found };
}

async function openPlace(engine: Engine) {
  const database = await openTestDatabase(engine);
  const jobs = await createJobs({ database, log: createLog('silent'), queues: { mail: {} } });
  return { database, jobs };
}

describe('a backup of the embedded database', () => {
  let embedded: Awaited<ReturnType<typeof openPlace>>;
  let server: Awaited<ReturnType<typeof openPlace>>;
  beforeAll(async () => {
    [embedded, server] = await Promise.all([openPlace('pglite'), openPlace('postgres')]);
    await fill(embedded.database);
    await embedded.database.db.transaction((tx) =>
      embedded.jobs.enqueue(tx, 'mail', { mailId: 'x' }, { startAfter: new Date('2126-05-01T00:00:00Z') }),
    );
  });
  afterAll(async () => {
    for (const { database, jobs } of [embedded, server]) {
      await jobs.stop(0);
      await database.close();
    }
  });

  test('Given what backups that were killed left behind, when another is made, then only their old files are removed', async () => {
    const place = join(folder, 'place');
    mkdirSync(place);
    const day = new Date(Date.now() - 86_400_000);
    for (const name of ['kursu-backup-old.tar.gz.unfinished', 'novel.unfinished', 'unfinished-novel']) {
      writeFileSync(join(place, name), '');
      utimesSync(join(place, name), day, day);
    }
    writeFileSync(join(place, 'kursu-backup-new.tar.gz.unfinished'), '');
    await backUp(embedded.database, join(place, 'kursu-backup-next.tar.gz'));
    expect(readdirSync(place).sort()).toEqual([
      'kursu-backup-new.tar.gz.unfinished',
      'kursu-backup-next.tar.gz',
      'novel.unfinished',
      'unfinished-novel',
    ]);
  });

  test("Given a killed backup in the site's own folder, when the site starts, then only finished files stay", async () => {
    const own = join(folder, 'own');
    mkdirSync(join(own, 'unfinished-abc'), { recursive: true });
    for (const name of ['unfinished-abc/tables', 'upload.unfinished', 'kursu-backup-20261129.tar.gz'])
      writeFileSync(join(own, name), '');
    await removeTemporary(own);
    expect(readdirSync(own)).toEqual(['kursu-backup-20261129.tar.gz']);
    await removeTemporary(join(folder, 'none'));
  });

  test('is equal in every row, job and upload after it was restored on a server, and back again', async () => {
    const first = join(folder, 'first.tar.gz');
    const { manifest } = await backUp(embedded.database, first);
    expect(manifest.missing).toEqual(['gone.png']);
    expect(manifest.jobs.rows).toBe(1);
    expect(manifest.tables.find(({ name }) => name === 'reservations')?.rows).toBe(30);

    const restored = await restore(server.database, server.jobs, first);
    expect(Object.fromEntries(restored.stored)).toEqual(Object.fromEntries(uploads));
    expect(restored.secrets).toBeUndefined();
    const second = join(folder, 'second.tar.gz.age');
    const key = await createBackupKey();
    const onServer = await backUp(server.database, second, key);
    expect(onServer.manifest).toEqual({ ...manifest, secrets: expect.any(String) });

    const back = await restore(embedded.database, embedded.jobs, second, key);
    expect(back.secrets).toEqual(secrets);
    expect((await backUp(embedded.database, join(folder, 'third.tar.gz'))).manifest).toEqual(manifest);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
    const [next] = (
      await server.database.db.execute<{ id: number }>(sql`
        insert into site_import_entries (import_id, kind, key, title, source)
        select id, 'text', 'next', '', '{}' from site_imports returning id`)
    ).rows;
    expect(next?.id).toBe(4);
  });

  test.each(['plain', 'encrypted'])(
    '(%s) fails while pictures can’t be read, and leaves nothing behind',
    async (kind) => {
      const place = join(folder, `unreadable-${kind}`);
      mkdirSync(place);
      const key = kind === 'encrypted' ? await createBackupKey() : undefined;
      const read = () => Promise.reject(new Error('the store is down'));
      await expect(backUp(embedded.database, join(place, 'backup.tar.gz'), key, read)).rejects.toThrow(
        'the store is down',
      );
      expect(readdirSync(place)).toEqual([]);
    },
  );

  test('shows one moment, though rows are written while it is read', async () => {
    const { db } = server.database;
    const write = async () => {
      for (let n = 0; n < 40; n += 1)
        await db.transaction(async (tx) => {
          await tx.execute(sql`
            insert into contact_messages (id, language, name, email, message, created_at)
            values (gen_random_uuid(), 'tr', 'Zeynep', 'zeynep@example.org', 'Merhaba', now())`);
          await tx.execute(
            sql`insert into sign_in_attempts (key, failures, last_at) values (${String(n)}, 1, now())`,
          );
        });
    };
    const path = join(folder, 'moment.tar.gz');
    const [{ manifest }] = await Promise.all([backUp(server.database, path), write()]);
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
    expect(rowsOf('contact_messages')).toBe(rowsOf('sign_in_attempts'));
    await verifyArchive({ path }, newest);
  });

  test('that the database refuses changes nothing', async () => {
    const { db } = server.database;
    const path = join(folder, 'refused.tar.gz');
    await backUp(embedded.database, path);
    await rewrite(path, {
      // Puts two appointments at the same time, which the database refuses.
      'tables/reservations.jsonl': (text) => text.replaceAll(/2126-01-\d\d/g, '2126-01-03'),
    });
    const before = await db.execute(sql`select * from sign_in_attempts`);
    await expect(restore(server.database, server.jobs, path)).rejects.toThrow(/refuses rows.*reservations/);
    expect((await db.execute(sql`select * from sign_in_attempts`)).rows).toEqual(before.rows);
  });
});

/** Changes parts of an archive, and its manifest accordingly. */
async function rewrite(path: string, changes: Record<string, (text: string) => string>): Promise<void> {
  const entries = await unpackTar(gunzipSync(readFileSync(path)));
  const manifest = JSON.parse(Buffer.from(entries.at(-1)?.data ?? []).toString());
  const changed = entries.map(({ header, data = new Uint8Array() }) => {
    const change = changes[header.name];
    if (!change) return { header, data };
    const bytes = Buffer.from(change(Buffer.from(data).toString()));
    const part = manifest.tables.find(({ name }: { name: string }) => header.name === `tables/${name}.jsonl`);
    Object.assign(part, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    return { header: { ...header, size: bytes.length }, data: new Uint8Array(bytes) };
  });
  const last = new Uint8Array(Buffer.from(JSON.stringify(manifest)));
  changed.splice(-1, 1, { header: { name: 'manifest.json', size: last.length }, data: last });
  writeFileSync(path, gzipSync(await packTar(changed)));
}
