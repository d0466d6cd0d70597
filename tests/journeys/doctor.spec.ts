import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from '#/features/health/admin-contract';
import { freeSlots } from '../support/booking';
import { createPostgresDatabase } from '../support/database';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { linesMarked, runDoctor, runProgram } from '../support/programs';
import { reservationFor } from '../support/reservation';
import { freePort, freePorts } from '../support/server';
import { type Site, startSite } from '../support/site';

describe('Given a site at its public address, with a mail server', () => {
  let site: Site;
  let mailbox: Mailbox;
  let settings: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'kursu-backup-'));
  const archive = join(folder, 'site.tar.gz.age');
  const post = (url: string, body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  beforeAll(async () => {
    mailbox = await openMailbox();
    const port = String(await freePort());
    settings = { PORT: port, BASE_URL: `http://127.0.0.1:${port}`, SMTP_URL: mailbox.url };
    site = await startSite({ env: settings });
    settings = { ...settings, DATA_DIR: site.dataDir };
  });
  afterAll(async () => {
    await site?.kill();
    await mailbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('when the doctor is asked, then it finds no fault, and ends with 0 without having sent a mail', async () => {
    const found = await runDoctor(settings);
    expect(linesMarked(found, 'FAULT')).toEqual([]);
    expect(found.code).toBe(0);
    expect(linesMarked(found, 'ok').join('\n')).toMatch(/PostgreSQL \d+.*mail server answers/s);
    expect(linesMarked(found, 'advice').join('\n')).toMatch(/http:\S+ is reached from this machine only/);
    expect(found.lines).toHaveLength(subjects.length);
    expect(mailbox.mails).toEqual([]);
  });

  test('when somebody without the proof requests the same, then the response is 404, or 401 in the owner’s API', async () => {
    for (const path of ['/api/health', '/api/health/echo'])
      for (const Authorization of ['', 'Kursu 1.x', `Kursu ${Date.now()}.${'a'.repeat(43)}`])
        expect((await fetch(site.url + path, { headers: { Authorization } })).status, path).toBe(404);
    expect((await fetch(`${site.url}/api/admin/health`)).status).toBe(401);
  });

  test('when requests come through a proxy that names no visitor, then the log says so once', async () => {
    for (const _ of ['first', 'second'])
      await fetch(`${site.url}/api/books`, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(site.output().match(/X-Forwarded-Proto but not X-Forwarded-For/g)).toHaveLength(1);
  });

  test('when a backup is made meanwhile, then it is complete, and the doctor knows its age', async () => {
    const [slot] = await freeSlots(site.url, 'ai-growth');
    const booked = await post(`${site.url}/api/reservations`, reservationFor(slot?.id ?? ''));
    expect(booked.status).toBe(201);
    await mailbox.waitFor(({ to }) => to?.[0]?.address === reservationFor(slot?.id ?? '').email);
    const made = await runProgram('backup', settings, archive, '--encrypt');
    expect(made).toMatchObject({
      code: 0,
      lines: [
        expect.stringContaining(archive),
        expect.stringMatching(/1 reservations.*found complete/),
        expect.anything(),
        expect.anything(),
      ],
    });
    expect((await runProgram('backup', settings, archive)).lines).toEqual([
      expect.stringContaining('exists already'),
    ]);
    const sheet = join(folder, 'sheet.html');
    expect((await runProgram('backup', settings, '--sheet', sheet)).code).toBe(0);
    expect(linesMarked(await runDoctor(settings), 'ok').join()).toContain(
      'last backup was made less than an hour ago',
    );
    for (const path of ['/api/backup', '/api/backup/activate'])
      expect((await post(site.url + path, { encrypted: false, sendDue: true })).status, path).toBe(404);
  });

  test('when the server is stopped, then the doctor says so and ends with 1', async () => {
    await site.stop();
    const found = await runDoctor(settings);
    expect(found.code).toBe(1);
    expect(linesMarked(found, 'FAULT')).toEqual([expect.stringContaining('is not running')]);
  });

  test('when the backup is restored on another machine, then everything is there, and nothing is sent until it is activated', async () => {
    const dataDir = join(folder, 'data');
    const there = { ...settings, DATA_DIR: dataDir };
    const sheet = join(folder, 'sheet.html');
    expect((await runProgram('restore', there, archive)).lines).toEqual([
      expect.stringContaining('its key is needed'),
    ]);
    // On the sheet, the key is split into groups by <wbr>.
    const key = join(folder, 'key.txt');
    writeFileSync(key, readFileSync(sheet, 'utf8').replaceAll('<wbr>', ''));
    const restored = await runProgram('restore', there, archive, '--key-file', key);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.lines.join()).toMatch(/1 reservations.*is equal to the backup.*--activate/);
    const again = await runProgram('restore', there, archive, '--key-file', key);
    expect(again.lines.at(-1)).toContain('is in use, so nothing was changed');

    site = await startSite({ env: there, after: { dataDir, databaseUrl: undefined } });
    const before = mailbox.mails.length;
    const [slot] = await freeSlots(site.url, 'ai-growth');
    expect((await post(`${site.url}/api/reservations`, reservationFor(slot?.id ?? ''))).status).toBe(201);
    expect(site.output()).toContain('held back until it is activated');
    expect(mailbox.mails).toHaveLength(before);
    expect((await runProgram('restore', there, '--activate')).code).toBe(0);
    await mailbox.waitFor(({ to }) => to?.[0]?.address === reservationFor(slot?.id ?? '').email);
  });

  test('when the site is moved to PostgreSQL, then the server must be stopped, everything goes over once, no site starts with the old database, and a second time needs a word', async () => {
    const there = { ...settings, DATA_DIR: join(folder, 'data') };
    const { databaseUrl, drop } = await createPostgresDatabase();
    expect((await runProgram('move', there, databaseUrl)).lines).toEqual([
      'The server is running: stop it first.',
    ]);
    await site.stop();
    const moved = await runProgram('move', there, databaseUrl);
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.lines.join()).toMatch(/2 reservations.*equal, row by row.*DATABASE_URL/);
    const { host, pathname } = new URL(databaseUrl);
    const isAway = new RegExp(`moved from this database to ${host}${pathname} .*DATABASE_URL.*--activate`);
    const again = await runProgram('move', there, databaseUrl);
    expect(again).toMatchObject({ code: 1, lines: [expect.stringMatching(isAway)] });
    const after = { dataDir: join(folder, 'data'), databaseUrl: undefined };
    await expect(startSite({ env: there, after })).rejects.toThrow(isAway);
    expect((await runProgram('restore', there, '--activate')).code).toBe(0);
    expect((await runProgram('move', there, databaseUrl)).lines).toEqual([
      expect.stringContaining('in use, so nothing was changed'),
    ]);
    const back = await runProgram('move', { ...there, DATABASE_URL: databaseUrl }, 'embedded', '--replace');
    expect(back).toMatchObject({ code: 0 });
    expect(back.lines.join()).toMatch(/backup of what is replaced.*2 reservations.*without DATABASE_URL/);
    await expect(startSite({ env: there, after: { ...after, databaseUrl } })).rejects.toThrow(
      /moved from this database to DATA_DIR .*without DATABASE_URL/,
    );
    site = await startSite({ env: there, after });
    expect((await runProgram('move', there, 'mysql://site')).code).toBe(1);
    await drop();
  });
});

describe('Given a proxy that renames the site, and a mail server that is down', () => {
  let site: Site;
  let proxy: Server;
  let settings: Record<string, string>;
  beforeAll(async () => {
    const [port = 0, front = 0, closed = 0] = await freePorts(3);
    proxy = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const inner = request({ port, method, path, headers: { ...headers, host: 'inside.example' } });
      inner.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 0, response.headers);
        response.pipe(outgoing);
      });
      inner.on('error', () => outgoing.destroy());
      incoming.pipe(inner);
    }).listen(front, '127.0.0.1');
    await once(proxy, 'listening');
    settings = {
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${front}`,
      SMTP_URL: `smtp://127.0.0.1:${closed}`,
    };
    site = await startSite({ env: settings });
    settings = { ...settings, DATA_DIR: site.dataDir };
  });
  afterAll(async () => {
    await site?.kill();
    proxy?.closeAllConnections();
    proxy?.close();
  });

  test('when the doctor is asked, then it names both, each in one line that says what to do, and ends with 1', async () => {
    const found = await runDoctor(settings);
    expect(found.code).toBe(1);
    expect(linesMarked(found, 'FAULT')).toEqual([
      expect.stringMatching(/inside\.example instead of 127\.0\.0\.1\. Let the proxy/),
      expect.stringMatching(/connection refused.*Check SMTP_URL/),
    ]);
  });

  test('when another site responds at the address, then it is not taken for this one', async () => {
    const found = await runDoctor({
      ...settings,
      PORT: '1',
      AUTH_SECRET: 'a secret of quite another site, long',
    });
    expect(found.code).toBe(1);
    expect(linesMarked(found, 'FAULT')[0]).toContain('is not running');
  });
});

test('Given --help, then the doctor explains itself; given a wrong setting, then one line names it', async () => {
  const help = await runDoctor({}, '--help');
  expect(help.code).toBe(0);
  expect(help.lines.join(' ')).toContain('Ends with 0, or with 1');
  expect(await runDoctor({ PORT: 'eighty' })).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Wrong setting PORT: /)],
  });
});
