import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../support/inbox-pages';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { ownerEnv } from '../support/owner';
import { type Site, startSite } from '../support/site';

const token = 'a-token-of-the-monitor';
const person = { name: 'Nilüfer Saklıoğlu', email: 'nilufer@gizli.example' };

/** A process that serves visitors and runs no jobs. The test starts other processes that run the jobs. */
let web: Site;
let mailbox: Mailbox;
let env: Record<string, string>;
const workers: Site[] = [];
beforeAll(async () => {
  mailbox = await openMailbox();
  env = { ...ownerEnv, SMTP_URL: mailbox.url, METRICS_TOKEN: token, LOG_LEVEL: 'debug' };
  web = await startSite({ engine: 'postgres', env: { ...env, ROLE: 'web' } });
});
afterAll(async () => {
  await Promise.all([web, ...workers].map((site) => site.kill()));
  await mailbox.stop();
});

const metricsOf = async ({ url }: Site) => {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.text();
};
const value = (metrics: string, name: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1),
  );

test('Given a process for visitors and one for jobs, then the first books, the second sends the mails, and a monitor sees both', async () => {
  await fetch(`${web.url}/`);
  await fetch(`${web.url}/`);
  await book(web, person.name, person.email);
  const before = await metricsOf(web);
  expect(value(before, 'kursu_mails_unsent{state="waiting"}')).toBeGreaterThan(0);
  expect(value(before, 'kursu_cached_pages_total')).toBeGreaterThan(0);
  expect(
    value(
      before,
      'kursu_request_duration_seconds_count{method="POST",route="/api/reservations",status="201"}',
    ),
  ).toBe(1);
  for (const secret of Object.values(person)) expect(before).not.toContain(secret);

  const logged = web
    .output()
    .split('\n')
    .find((line) => line.includes('"route":"/api/reservations"'));
  expect(JSON.parse(logged ?? '{}')).toMatchObject({
    method: 'POST',
    status: 201,
    request: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });

  const worker = await startSite({ env: { ...env, ROLE: 'worker' }, after: web });
  workers.push(worker);
  await mailbox.waitFor(({ envelope }) => envelope.to.includes(person.email));
  expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
  for (const path of ['/', '/api/books', '/admin']) expect((await fetch(worker.url + path)).status).toBe(404);
  const dueAtOnce = /^kursu_jobs_late\{.*\} [1-9]/m;
  await expect.poll(() => metricsOf(worker)).not.toMatch(dueAtOnce);
});

test('Given no token or another one, then there are no metrics', async () => {
  for (const headers of [{}, { Authorization: 'Bearer a-token-of-the-robber' }] as Record<string, string>[])
    expect((await fetch(`${web.url}/metrics`, { headers })).status).toBe(404);
});
