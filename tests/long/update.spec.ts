import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeRelease, layOut } from '../../tools/release-files.ts';
import { freeSlots } from '../support/booking';
import { createPostgresDatabase, type Engine, engines } from '../support/database';
import { book } from '../support/inbox-pages';
import { reservationFor } from '../support/reservation';
import { freePort } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'kursu-update-'));
const unpacked = join(folder, 'kursu-one');

let second: string;
let third: string;
let fourth: string;

beforeAll(async () => {
  layOut(unpacked, describeRelease());
  // All releases of this test share the packages in the folder above, in which Node.js also looks for packages.
  renameSync(join(unpacked, 'node_modules'), join(folder, 'node_modules'));
  const command = join(unpacked, 'kursu');
  const script = readFileSync(command, 'utf8').replace('exec node_modules/', 'exec ../node_modules/');
  rmSync(command);
  writeFileSync(command, script);
  chmodSync(command, 0o755);
  second = await laterRelease('kursu-two', 'b');
  third = await laterRelease('kursu-three', 'c', (release) => {
    addMigration(join(release, 'migrations'), 'kursu-four');
    const command = join(release, 'kursu');
    const script = readFileSync(command, 'utf8');
    // This release listens on another port, so that it never responds at its address.
    writeFileSync(command, script.replace('exec ../', 'PORT=0 exec ../'));
  });
  fourth = await laterRelease('kursu-five', 'd');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a later release with one more migration. `change` may change its files further. Returns the path of its archive. */
async function laterRelease(
  name: string,
  build: string,
  change: (release: string) => void = () => undefined,
) {
  const source = join(folder, `source-${name}`);
  const release = join(source, name);
  cpSync(unpacked, release, { recursive: true });
  rmSync(join(release, 'dist/server/.stamp'));
  writeFileSync(join(release, 'dist/server/.stamp'), build.repeat(8));
  addMigration(join(release, 'migrations'), name);
  change(release);
  const archive = join(folder, `${name}.tar.gz`);
  await pipeline(packTar(source), createGzip({ level: 1 }), createWriteStream(archive));
  return archive;
}

function addMigration(migrations: string, name: string): void {
  const path = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1_000, tag: `9999_${name}` };
  rmSync(path);
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(
    join(migrations, `${entry.tag}.sql`),
    `alter table reservations add column told_by_${name.replace('-', '_')} text;`,
  );
}

/** A folder that stands for a machine with the first release. Shell commands start and stop it in place of systemd. */
async function prepareMachine(engine: Engine) {
  const machine = join(folder, engine);
  const dataDir = join(machine, 'data');
  mkdirSync(dataDir, { recursive: true });
  symlinkSync(join(folder, 'node_modules'), join(machine, 'node_modules'));
  cpSync(unpacked, join(machine, 'kursu-one'), { recursive: true });
  const current = join(machine, 'current');
  symlinkSync(join(machine, 'kursu-one'), current);
  const port = await freePort();
  const database =
    engine === 'postgres' ? `DATABASE_URL=${(await createPostgresDatabase()).databaseUrl}\n` : '';
  const settings = join(machine, 'kursu.env');
  writeFileSync(
    settings,
    `PORT=${port}\nDATA_DIR=${dataDir}\nADMIN_EMAIL=leyla@ornek.example\nADMIN_PASSWORD=parola1234\n${database}`,
  );
  const pid = join(machine, 'pid');
  const env = { PATH: '/usr/bin:/bin', KURSU_ENV: settings };
  const start = `setsid ${current}/kursu > ${machine}/log 2>&1 & echo $! > ${pid}`;
  const stop = `kill $(cat ${pid}); while kill -0 $(cat ${pid}) 2>/dev/null; do sleep 0.1; done`;
  const url = `http://127.0.0.1:${port}`;
  const shell = (command: string) => run('/bin/sh', ['-c', command], env);
  return {
    url,
    current: () => basename(readlinkSync(current)),
    async start() {
      await shell(start);
      await expect
        .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String), { timeout: 60_000 })
        .toBe(200);
    },
    /** A command that starts this release, and sends a booking request as soon as the site is ready. */
    startFixed(release: string, request: object) {
      const script = join(machine, 'book.mjs');
      writeFileSync(script, bookWhenReady(url, request, join(machine, 'booked')));
      return `${start.replace(current, join(machine, release))}; ${process.execPath} ${script}`;
    },
    bookedAtStart: () => readFileSync(join(machine, 'booked'), 'utf8'),
    stop: () => shell(stop),
    update: (archive: string, ...args: string[]) =>
      run(`${current}/kursu`, ['update', archive, '--start', start, '--stop', stop, ...args], env),
    /** Whether the site still knows a reservation. */
    knows: async (id: string) => (await fetch(`${url}/api/reservations/${id}`)).status === 200,
    output: () => (existsSync(`${machine}/log`) ? readFileSync(`${machine}/log`, 'utf8') : ''),
  };
}

/** A program that waits until the site is ready, sends a booking request, and writes the id of the reservation to a file. */
const bookWhenReady = (url: string, request: object, file: string) => `
  import { writeFileSync } from 'node:fs';
  const isReady = () => fetch('${url}/readyz').then(({ ok }) => ok, () => false);
  while (!(await isReady())) continue;
  const response = await fetch('${url}/api/reservations', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(request))},
  });
  writeFileSync('${file}', (await response.json()).reservationId);
`;

function run(program: string, args: string[], env: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const child = execFile(program, args, { env, cwd: folder }, (_, stdout, stderr) =>
    resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
  );
  return promise;
}

describe.each(engines)('updates on %s', (engine) => {
  let machine: Awaited<ReturnType<typeof prepareMachine>>;
  beforeAll(async () => {
    machine = await prepareMachine(engine);
  });
  afterAll(() => machine.stop());

  test('a release that answers takes the place of the former one, with everything that was stored', async () => {
    await machine.start();
    const reservation = await book(machine, 'Zeynep Ak', 'zeynep@ak.example');
    const { code, output } = await machine.update(second);
    expect(output).toContain('Updated: the site runs from');
    expect(code).toBe(0);
    expect(machine.current()).toBe('kursu-two');
    expect(await machine.knows(reservation)).toBe(true);
  });

  test('a release that changes the database and never answers is taken back, and nothing is lost', async () => {
    const reservation = await book(machine, 'Deniz Ak', 'deniz@ak.example');
    const { code, output } = await machine.update(third, '--wait', '15');
    expect(output).toContain('The former release runs again');
    expect(code).toBe(1);
    expect(machine.current()).toBe('kursu-two');
    expect(await machine.knows(reservation)).toBe(true);
    await book(machine, 'Ece Ak', 'ece@ak.example');
  });

  test('a service that starts the former release by its own path keeps it, with what visitors have sent since', async () => {
    const slot = (await freeSlots(machine.url, 'ai-growth')).at(0);
    const start = machine.startFixed('kursu-two', reservationFor(slot?.id ?? '', { name: 'Can Ak' }));
    const { code, output } = await machine.update(fourth, '--start', start, '--wait', '60');
    expect(output).toContain('The site still runs from');
    expect(code).toBe(1);
    expect(machine.current()).toBe('kursu-two');
    expect(await machine.knows(machine.bookedAtStart())).toBe(true);
  });

  test('an archive that is damaged or no release is refused, and the site goes on', async () => {
    const damaged = join(folder, 'damaged.tar.gz');
    writeFileSync(damaged, readFileSync(second).subarray(0, 100_000));
    for (const args of [[damaged], [second, '--sha256', '0'.repeat(64)]]) {
      const [archive = '', ...rest] = args;
      const { code, output } = await machine.update(archive, ...rest);
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
    }
    expect((await fetch(`${machine.url}/readyz`)).status).toBe(200);
  });
});
