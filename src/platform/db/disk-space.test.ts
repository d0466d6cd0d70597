import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase, migrationsDir, openTestDatabase } from '../../../tests/support/database';
import { isUnreachableError } from '../errors/database';
import { openDatabase } from './open';

const dataDir = fs.mkdtempSync(join(tmpdir(), 'kursu-disk-'));
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const { statfsSync } = fs;
/** Makes the disk look as if only these bytes were free. */
const leaveFree = (bytes: number) =>
  vi.spyOn(fs, 'statfsSync').mockImplementation((path) => {
    const disk = statfsSync(path);
    return Object.assign(disk, { bavail: Math.floor(bytes / disk.bsize) });
  });

const refusalOf = (work: PromiseLike<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('Given a disk that fills up, then the database is not ready, refuses writes as unavailable and still reads; once there is space, it recovers by itself', async () => {
  const database = await openTestDatabase('pglite');
  const insert = (n: number) => database.db.execute(sql`insert into numbers values (${n})`);
  await database.db.execute(sql`create table numbers (n integer)`);
  await insert(1);
  await database.ping();

  leaveFree(8_000_000);
  await expect(database.ping()).rejects.toThrow();
  expect(isUnreachableError(await refusalOf(insert(2)))).toBe(true);
  expect((await database.db.execute(sql`select n from numbers`)).rows).toEqual([{ n: 1 }]);

  vi.restoreAllMocks();
  await expect.poll(() => refusalOf(insert(3)), { timeout: 10_000 }).toBeUndefined();
  await database.ping();
  await database.close();
});

test('Given a disk that temporary files have filled, then they can be removed before the database asks for room', async () => {
  leaveFree(8_000_000);
  const onLocked = async () => void vi.restoreAllMocks();
  const database = await openDatabase({ dataDir, migrationsDir, onLocked });
  await database.close();
});

test('Given a server that its operator has made read-only, then the database is not ready', async () => {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresTemplate'));
  const database = await openDatabase({ databaseUrl, dataDir, migrationsDir });
  await database.ping();
  const name = new URL(databaseUrl).pathname.slice(1);
  await database.db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  // Open connections keep the former setting until they are closed.
  await database.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
  await expect
    .poll(() => refusalOf(database.ping()))
    .toMatchObject({ message: 'the database can only be read' });
  await database.close();
  await drop();
});

test('Given a full disk at the start, then the error is one line that names the folder and says what to do, nothing is created, and once there is space the database starts', async () => {
  const templateFile = inject('pgliteTemplateFile');
  const open = () => openDatabase({ dataDir, migrationsDir, templateFile });
  leaveFree(8_000_000);
  await expect(open()).rejects.toThrow(
    `The disk of the data folder ${dataDir} is full: the database needs 80 MB of room. Make room there, or set DATA_DIR to a folder on another disk.`,
  );
  expect(fs.readdirSync(dataDir)).toEqual(['lock']);
  vi.restoreAllMocks();
  const first = await open();
  await first.db.execute(sql`create table numbers as select 7 as n`);
  await first.close();

  leaveFree(8_000_000);
  await expect(open()).rejects.toThrow(`${dataDir} is full: the database needs 24 MB`);
  vi.restoreAllMocks();
  const second = await open();
  expect((await second.db.execute(sql`select n from numbers`)).rows).toEqual([{ n: 7 }]);
  await second.close();
});

test('Given a write-ahead log that can suddenly no longer be written, then the process ends with one line instead of hanging, and no acknowledged row is lost', async () => {
  const broken = join(dataDir, 'broken');
  // The program recognises files of the write-ahead log by their size.
  const breaking = `import fs from 'node:fs'; const write = fs.writeSync;
    fs.writeSync = (fd, ...rest) => {
      if (fs.existsSync('${broken}') && fs.fstatSync(fd).size === 16777216) throw Object.assign(new Error('full'), { code: 'ENOSPC', errno: -28 });
      return write(fd, ...rest);
    }`;
  const writer = fileURLToPath(new URL('../../../tests/support/writer.ts', import.meta.url));
  fs.mkdirSync(dataDir, { recursive: true });
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(breaking)}`,
      writer,
      dataDir,
      inject('pgliteTemplateFile'),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [acknowledged, complaint] = [0, ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    acknowledged = Number(text.trim().split('\n').at(-1)) || acknowledged;
    if (acknowledged > 20) fs.writeFileSync(broken, '');
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(complaint).toMatch(`The disk refused to keep the database in ${join(dataDir, 'database')}: `);
  const database = await openDatabase({ dataDir, migrationsDir });
  const { rows } = await database.db.execute<{ last: number }>(sql`select max(n) as last from numbers`);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
  await database.close();
});
