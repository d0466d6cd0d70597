import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendBooking } from '../support/booking';
import { inTurn } from '../support/breadth';
import { cookieOf, ownerEnv } from '../support/owner';
import { type PostgresServer, startPostgres } from '../support/postgres';
import { type Site, startSite } from '../support/site';

/** Seconds for which the database is unreachable; OUTAGE_SECONDS sets another duration. */
const outageSeconds = Number(process.env.OUTAGE_SECONDS ?? 3);
const cachedPages = ['/', '/consulting?lang=en', '/about?lang=ar', '/articles'];

let server: PostgresServer;
let site: Site;
beforeAll(async () => {
  server = await startPostgres();
  site = await startSite({ env: { DATABASE_URL: server.urlOf('postgres'), ...ownerEnv } });
});
afterEach(async () => {
  await server.restore();
});
afterAll(async () => {
  await site.kill();
  await server.stop();
});

const timed = async <T>(work: Promise<T>): Promise<{ done: T; seconds: number }> => {
  const begun = performance.now();
  const done = await work;
  return { done, seconds: (performance.now() - begun) / 1000 };
};

/** Eight visitors request the cached pages until the returned function is called. It resolves to the count of each outcome. */
function startVisitors(url: string): () => Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  let isOver = false;
  const visitor = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const path = cachedPages[turn % cachedPages.length] ?? '/';
      const outcome = await fetch(url + path).then(
        async (response) => {
          await response.text();
          return `${path} ${response.status}`;
        },
        (error: Error) => `${path} ${error.cause ?? error}`,
      );
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      // A hundred and more requests a second are enough load, and leave processor time to other tests.
      await pause(40);
    }
  };
  const visitors = Array.from({ length: 8 }, (_, first) => visitor(first));
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return seen;
  };
}

const readyAgain = async () => {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const { status } = await fetch(`${site.url}/readyz`);
    if (status === 200) return;
    await pause(20);
  }
  throw new Error('not ready within 30 seconds');
};

async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL server that goes away under load', () => {
  test('Given cached pages, When the server is unreachable for seconds, Then they are shown throughout, everything else gives a clear error, and the site recovers by itself', async () => {
    for (const path of cachedPages) expect((await fetch(site.url + path)).status).toBe(200);
    const headers = { Cookie: await cookieOf(site) };
    const end = startVisitors(site.url);
    await server.down();
    const outageOver = pause(outageSeconds * 1000);

    const ready = await timed(fetch(`${site.url}/readyz`));
    expect([ready.done.status, ready.seconds < 3]).toEqual([503, true]);
    const page = await fetch(
      `${site.url}/reservation-success?id=11111111-1111-4111-8111-111111111111&lang=en`,
    );
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toMatch(/<html lang="en".*The site cannot be opened right now/s);
    const booking = await sendBooking(site.url, '2030-01-07-10');
    expect(booking.status).toBe(503);
    expect(Number(booking.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await booking.json()).toMatchObject({ title: 'Bu hizmet şu anda kullanılamıyor' });
    const signIn = await fetch(`${site.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'not the password' }),
    });
    expect(signIn.status).toBe(503);
    for (const path of ['/api/admin/counts', '/admin'])
      expect([path, (await fetch(site.url + path, { headers })).status]).toEqual([path, 503]);
    for (const path of ['/assets/none.js', '/img/none.png', '/none.png'])
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
    expect((await fetch(`${site.url}/sitemap.xml`)).status).toBe(503);
    await outageOver;

    await server.restore();
    const recovery = await timed(readyAgain());
    expect(recovery.seconds).toBeLessThan(5);
    await query(`update books set title = jsonb_set(title, '{tr}', '"Yeni baskı"')`);
    await expect
      .poll(async () => (await fetch(`${site.url}/`)).text(), { timeout: 5_000 })
      .toContain('Yeni baskı');
    const seen = await end();
    expect(Object.keys(seen).sort()).toEqual(cachedPages.map((path) => `${path} 200`).sort());
    const [listeners] = await query<{ count: string }>(
      `select count(*) from pg_stat_activity where application_name = 'kursu listener'`,
    );
    expect(Number(listeners?.count)).toBe(1);
    expect((await sendBooking(site.url, '2030-01-07-10')).status).not.toBe(503);
    expect((await fetch(`${site.url}/api/admin/counts`, { headers })).status).toBe(200);
  });

  test('Given a server that is frozen, Then cached pages are shown and the site is not ready; once the server goes on, the site is ready again', async () => {
    await server.freeze();
    const ready = await timed(fetch(`${site.url}/readyz`));
    expect([ready.done.status, ready.seconds < 3]).toEqual([503, true]);
    for (const path of cachedPages) expect((await fetch(site.url + path)).status).toBe(200);
    await expect
      .poll(async () => (await fetch(`${site.url}/`)).headers.get('cache-status'))
      .toContain('detail=stale');
    await server.restore();
    expect((await timed(readyAgain())).seconds).toBeLessThan(5);
  });

  // By default only a database server that is gone: tests/faults also stops the site with one that hangs.
  test.each(inTurn(['frozen', 'gone'] as const, 1))(
    'Given a server that is %s, Then SIGTERM ends the site in time',
    async (state) => {
      const other = await startSite({ env: { DATABASE_URL: server.urlOf('postgres') } });
      expect(other.output()).toMatch(/keeps its uploads elsewhere.*S3_BUCKET/);
      expect(other.output()).toMatch(/another AUTH_SECRET.*Set the same/);
      const end = startVisitors(other.url);
      await (state === 'frozen' ? server.freeze() : server.down());
      const requests = Promise.allSettled([1, 2, 3].map(() => fetch(`${other.url}/api/articles?lang=tr`)));
      const { done, seconds } = await timed(other.stop());
      expect([done, seconds < 5]).toEqual([0, true]);
      await Promise.all([end(), requests]);
    },
  );
});
