import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en } from '#/features/booking/copy/en';
import { freeSlots, sendBooking } from '../support/booking';
import { inTurn, isExhaustive } from '../support/breadth';
import { cookiesOf } from '../support/owner';
import { runCommand } from '../support/server';
import { type Site, startSite } from '../support/site';

const sites: Site[] = [];
const start = async (...settings: Parameters<typeof startSite>) => {
  const site = await startSite(...settings);
  sites.push(site);
  return site;
};
afterEach(async () => {
  for (const site of sites.splice(0)) await site.kill();
});

describe('a running site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.kill());

  test('reports that it is alive and ready, and keeps idle connections open', async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(site.output()).toContain(site.url.replace('localhost', '127.0.0.1'));
    // Requests the page twice: the first response is rendered, and the second comes from the cache.
    for (const path of ['/', '/', '/api/books', '/img/icon.svg']) {
      const idle = /timeout=(\d+)/.exec((await fetch(site.url + path)).headers.get('keep-alive') ?? '')?.[1];
      expect(Number(idle), path).toBeGreaterThan(120);
    }
  });

  test('Given a process that is late, when a thousand visitors come at once, then the system holds their connections until they are answered', async () => {
    const { hostname, port } = new URL(site.url);
    process.kill(site.pid, 'SIGSTOP');
    const sockets = Array.from({ length: 1_000 }, () => connect(Number(port), hostname));
    try {
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      process.kill(site.pid, 'SIGCONT');
      for (const socket of sockets)
        socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      const responses = await Promise.all(sockets.map(async (socket) => (await buffer(socket)).toString()));
      expect(responses.filter((response) => !response.startsWith('HTTP/1.1 200'))).toEqual([]);
    } finally {
      process.kill(site.pid, 'SIGCONT');
      for (const socket of sockets) socket.destroy();
    }
  });

  test('stores its data where only the user who runs it can read it', () => {
    expect(statSync(join(site.dataDir, 'database')).mode & 0o077).toBe(0);
  });

  test('locks its data folder: a second process refuses to start and names the folder', async () => {
    const failure = await startSite({ env: { DATA_DIR: site.dataDir } }).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(failure?.message).toContain(site.dataDir);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  test('Given visitors who send requests without a pause, a silent connection and one with half a request, when SIGTERM comes, then each complete request gets its response, and the site exits with 0', async () => {
    const paths = ['/', '/consulting?lang=en', '/api/books', '/api/availability?service=ai-growth'];
    const lost: string[] = [];
    let responses = 0;
    let stopping = false;
    const visitor = async (agent: Agent): Promise<void> => {
      while (true) {
        const sent = request(`${site.url}${paths[responses % paths.length]}`, { agent }).end();
        const wasRunning = !stopping;
        try {
          const [response] = await once(sent, 'response');
          await buffer(response);
          responses += 1;
        } catch (error) {
          if (wasRunning) lost.push(String(error));
          return;
        }
      }
    };
    const { port } = new URL(site.url);
    const sockets = ['', 'POST /api/reservations HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'].map(
      (bytes) => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(bytes);
        return socket;
      },
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const visitors = Promise.all(agents.map(visitor));
    await expect.poll(() => responses).toBeGreaterThan(300);
    stopping = true;
    expect(await site.stop()).toBe(0);
    await visitors;
    expect(lost).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a delay before stopping', () => {
  test('Given SIGTERM, then /readyz says that the site is not ready, while pages and a booking are answered, until a second signal', async () => {
    const site = await start({ env: { SHUTDOWN_DELAY_SECONDS: '300' } });
    const slot = (await freeSlots(site.url, 'ai-growth'))[0]?.id ?? '';
    expect((await fetch(site.url)).headers.get('connection')).toBe('keep-alive');
    process.kill(site.pid, 'SIGTERM');
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503);
    const page = await fetch(site.url);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await sendBooking(site.url, slot, { name: 'Ziyaretçi' })).status).toBe(201);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  test('Given SIGTERM alone, then the site exits with 0 once the delay has passed', async () => {
    const site = await start({ env: { SHUTDOWN_DELAY_SECONDS: '1' } });
    const begun = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(1_000);
  });
});

describe('start and settings', () => {
  test('Given no settings for an owner, then the site is not open, and the output names only the file with the set-up link', async () => {
    const site = await start({ firstStart: true, env: { BASE_URL: 'https://kursu.example' } });
    const file = join(site.dataDir, 'set-up-link.txt');
    const token = readFileSync(file, 'utf8').trim().split('#')[1] ?? '';
    await expect.poll(site.output).toContain(file);
    expect(site.output()).not.toContain(token);
    const page = await fetch(site.url);
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(await page.text()).toContain('noindex');
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
    const setUp = await fetch(`${site.url}/api/auth/set-up`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, email: 'sahibi@ornek.example', password: 'kendi seçtiği parola' }),
    });
    expect(setUp.status).toBe(204);
    const Cookie = cookiesOf(setUp);
    const opened = await fetch(`${site.url}/api/admin/opening`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
    });
    expect(opened.status).toBe(204);
    // Opening the site also replaces the cached page.
    await expect.poll(async () => (await fetch(site.url)).text()).not.toContain('noindex');
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Allow: /');
    // Once the samples are gone nothing can be booked, and the page says what to do instead.
    const booking = async () => (await fetch(`${site.url}/consultation-booking?lang=en`)).text();
    expect(await booking()).not.toContain(en.page.closed.text);
    const removed = await fetch(`${site.url}/api/admin/samples`, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Cookie },
    });
    expect(removed.status).toBe(204);
    await expect.poll(booking).toContain(en.page.closed.text);
    expect(await booking()).not.toMatch(/<form|<select/);
    await site.stop();
    const { stdout } = await runCommand(['admin', 'password', 'sahibi@ornek.example'], {
      DATA_DIR: site.dataDir,
    });
    expect(stdout).toContain('has a new password');
  });

  test('Given a command before the first start, then only this user can read the files that it creates', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kursu-command-'));
    try {
      await runCommand(['profile', 'show'], { DATA_DIR: join(dataDir, 'data') });
      for (const folder of ['data', 'data/database'])
        expect(statSync(join(dataDir, folder)).mode & 0o077).toBe(0);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  const invalid = [
    ['PORT', 'eighty'],
    ['SMTP_URL', 'mail.example'],
    ['DATABASE_URL', 'mysql://user:secret@localhost/x'],
  ] as const;
  test.each(inTurn(invalid, 2))(
    'Given an invalid %s, then the start ends with one line that names the setting',
    async (name, value) => {
      const failure = await startSite({ env: { [name]: value } }).then(
        () => undefined,
        (error: Error) => error,
      );
      expect(failure?.message).toContain(`Wrong setting ${name}:`);
      expect(failure?.message).not.toContain(value);
    },
  );

  test('Given bookings in progress, when the process is killed, then every acknowledged booking is found after the next start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kursu-crash-'));
    try {
      const acknowledged: { id: string; name: string }[] = [];
      for (const round of isExhaustive ? [1, 2, 3] : [1]) {
        const site = await start({ env: { DATA_DIR: dataDir } });
        const slots = await freeSlots(site.url, 'ai-growth');
        const wanted = slots.filter((_, index) => index % 2 === 0).slice(0, 12);
        let attempts = 0;
        await Promise.all(
          wanted.map(async (slot, index) => {
            const name = `Ziyaretçi ${round}-${index}`;
            const response = await sendBooking(site.url, slot.id, { name }).catch(() => undefined);
            const created =
              response?.status === 201 ? await response.json().catch(() => undefined) : undefined;
            if (created) acknowledged.push({ id: created.reservationId, name });
            attempts += 1;
            if (attempts === 3) await site.kill();
          }),
        );
      }
      const site = await start({ env: { DATA_DIR: dataDir } });
      expect(acknowledged.length).toBeGreaterThanOrEqual(3);
      for (const { id, name } of acknowledged) {
        const found = await fetch(`${site.url}/api/reservations/${id}`);
        expect(await found.json()).toMatchObject({ id, name });
      }
      expect(await site.stop()).toBe(0);
      expect(readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(0);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
