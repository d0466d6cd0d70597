import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { FolderInUse } from '#/platform/db/folder-lock';
import { openDatabase } from '#/platform/db/open';
import { isExhaustive } from '../../../tests/support/breadth';
import { migrationsDir } from '../../../tests/support/database';
import { serverFlags } from '../../../tools/toolchain.mjs';

let dataDir: string;
const children: ChildProcess[] = [];
const templateFile = () => inject('pgliteTemplateFile');
const open = () => openDatabase({ dataDir, migrationsDir, templateFile: templateFile() });

beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'kursu-durability-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(children.splice(0).map(kill));
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it('opens after a start that was killed as it wrote its process id', async () => {
  const database = await open();
  await database.db.execute(sql`create table numbers (n integer)`);
  await database.close();
  fs.writeFileSync(join(dataDir, 'database/postmaster.pid'), '');
  const again = await open();
  expect(await again.db.$count(sql`numbers`)).toBe(0);
  await again.close();
});

describe('a file of a table that could not be created', () => {
  it('is created later, once the disk lets it be', async () => {
    const database = await open();
    await database.db.execute(sql`create table numbers (n integer)`);
    const insert = (rows: number) =>
      database.db.execute(sql`insert into numbers select generate_series(1, ${rows}::integer)`);
    await insert(10);
    const { rows } = await database.db.execute<{ path: string }>(
      sql`select pg_relation_filepath('numbers') as path`,
    );
    const file = join(dataDir, 'database', rows[0]?.path ?? '');
    const write = fs.writeFileSync;
    const refuse = vi.spyOn(fs, 'writeFileSync').mockImplementation((path, ...rest) => {
      if (path === `${file}_fsm`) throw Object.assign(new Error('read-only'), { code: 'EROFS' });
      return write(path, ...rest);
    });
    syncBuiltinESMExports();
    // From four pages on, a table has a second file (`_fsm`), the map of its free space.
    await expect(insert(5_000)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/could not create file ".*_fsm": Read-only/) },
    });
    refuse.mockRestore();
    syncBuiltinESMExports();
    await insert(5_000);
    expect(fs.existsSync(`${file}_fsm`)).toBe(true);
    await database.close();
  });
});

describe('a commit on the embedded database', () => {
  it('reaches the disk by at least one fsync of the write-ahead log', async () => {
    const database = await open();
    await database.db.execute(sql`create table numbers (n integer)`);
    const synced: number[] = [];
    const fsync = fs.fsyncSync;
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      synced.push(fs.fstatSync(descriptor).ino);
      fsync(descriptor);
    });

    const commits = 25;
    for (let n = 0; n < commits; n++) {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into numbers values (${n})`);
        await tx.execute(sql`insert into numbers values (${n})`);
      });
    }
    const log = join(dataDir, 'database/pg_wal');
    const logFiles = new Set(fs.readdirSync(log).map((name) => fs.statSync(join(log, name)).ino));
    expect(synced.filter((file) => logFiles.has(file)).length).toBeGreaterThanOrEqual(commits);

    synced.length = 0;
    await database.db.execute(sql`checkpoint`);
    expect(
      synced.some((file) => !logFiles.has(file)),
      'a checkpoint brings the tables to the disk',
    ).toBe(true);
    await database.close();
  });
});

describe('a process killed while it writes', () => {
  it('loses no acknowledged row in several rounds', async () => {
    let acknowledged = 0;
    for (let round = 1; round <= (isExhaustive ? 4 : 2); round++) {
      const writer = startWriter();
      const enough = acknowledged + 40 * round;
      acknowledged = await writer.until((n) => n >= enough);
      await kill(writer.process);
      acknowledged = Math.max(acknowledged, writer.last());

      const database = await open();
      const { rows } = await database.db.execute<{ count: number; last: number }>(
        sql`select count(*) as count, max(n) as last from numbers`,
      );
      await database.close();
      const { count = 0, last = 0 } = rows[0] ?? {};
      expect(last).toBeGreaterThanOrEqual(acknowledged);
      expect(count, 'no gap below the last row').toBe(last);
      acknowledged = last;
    }
  });
});

describe('a disk that fails', () => {
  it('ends the process with one line, and no row is acknowledged that was not stored', async () => {
    const broken = join(dataDir, 'broken');
    const breaking = `import fs from 'node:fs'; const fsync = fs.fsyncSync;
      fs.fsyncSync = (fd) => { if (fs.existsSync('${broken}')) throw new Error('EIO: i/o error, fsync'); fsync(fd); }`;
    const writer = startWriter(['--import', `data:text/javascript,${encodeURIComponent(breaking)}`]);
    await writer.until((n) => n >= 20);
    const ended = once(writer.process, 'close');
    fs.writeFileSync(broken, '');
    expect((await ended)[0]).toBe(1);
    expect(writer.complaint()).toBe(
      `The disk refused to keep the database in ${join(dataDir, 'database')}: EIO: i/o error, fsync\n`,
    );

    const database = await open();
    const { rows } = await database.db.execute<{ last: number }>(sql`select max(n) as last from numbers`);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(writer.last());
    await database.close();
  });
});

describe('a second process on the same folder', () => {
  it('is refused with one line that names the folder, and accepted once the first was killed', async () => {
    const first = startWriter();
    await first.until((n) => n >= 1);

    const second = startWriter();
    const [code] = await once(second.process, 'close');
    expect(code).toBe(1);
    expect(second.complaint()).toBe(
      `The data folder ${dataDir} is in use by another process; stop it first, or set DATA_DIR to another folder.\n`,
    );
    await expect(open()).rejects.toThrow(FolderInUse);

    await kill(first.process);
    const database = await open();
    await database.ping();
    await expect(open(), 'the lock holds within one process too').rejects.toThrow(FolderInUse);
    await database.close();
  });
});

describe('the creation of a database', () => {
  it('is repeated if it was interrupted by a kill', async () => {
    const writer = startWriter();
    await vi.waitUntil(() => fs.existsSync(join(dataDir, 'database.unfinished/PG_VERSION')), {
      interval: 5,
      timeout: 15_000,
    });
    await kill(writer.process);
    expect(fs.existsSync(join(dataDir, 'database'))).toBe(false);

    const database = await open();
    await database.ping();
    await database.close();
    expect(fs.readdirSync(dataDir).sort()).toEqual(['database', 'lock']);
  });

  it('works without a template', async () => {
    const database = await openDatabase({ dataDir, migrationsDir });
    await database.ping();
    await database.close();
  });

  it('refuses a folder with other files in it', async () => {
    const foreign = join(dataDir, 'database/letter.txt');
    fs.mkdirSync(join(dataDir, 'database'));
    fs.writeFileSync(foreign, 'mine');
    await expect(open()).rejects.toThrow('is not empty and holds no database');
    expect(fs.readFileSync(foreign, 'utf8')).toBe('mine');
  });
});

/**
 * Starts a process that writes rows, with the product's flags. `until` resolves to the first printed number that is large enough.
 */
function startWriter(flags: string[] = []) {
  const script = fileURLToPath(new URL('../../../tests/support/writer.ts', import.meta.url));
  const child = spawn(process.execPath, [...serverFlags, ...flags, script, dataDir, templateFile()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let complaint = '';
  let last = 0;
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    last = Math.max(last, Number(line) || 0);
  });
  return {
    process: child,
    complaint: () => complaint,
    last: () => last,
    until: (enough: (n: number) => boolean) =>
      new Promise<number>((resolve, reject) => {
        lines.on('line', () => enough(last) && resolve(last));
        child.once('close', () => reject(new Error(`the writer ended: ${complaint}`)));
      }),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}
