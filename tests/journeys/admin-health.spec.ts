import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { ar } from '#/features/health/copy/admin/ar';
import { tr } from '#/features/health/copy/admin/tr';
import { ar as arKit } from '#/owner/kit/copy/ar';
import { tr as trKit } from '#/owner/kit/copy/tr';
import { ar as arRecords } from '#/owner/records/copy/ar';
import { tr as trRecords } from '#/owner/records/copy/tr';
import { inTurn } from '../support/breadth';
import { expectAccessible, expectNoSidewaysScroll, journey } from '../support/browser';
import { ownerEnv, signIn } from '../support/owner';
import { freePort } from '../support/server';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  const port = String(await freePort());
  // Nothing listens at port 1.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const env = { ...ownerEnv, ...mail, PORT: port, BASE_URL: `http://127.0.0.1:${port}` };
  site = await startSite({ engine: 'postgres', env });
  // Nothing can be stored in a folder that is a file.
  rmSync(join(site.dataDir, 'uploads'), { recursive: true, force: true });
  writeFileSync(join(site.dataDir, 'uploads'), '');
});
afterAll(() => site?.kill());

/**
 * Adds a job that has failed seven times. It is about a picture that doesn't exist, so that it succeeds at its next try, in
 * twenty minutes. The time can't be later: a starting server runs jobs at once that would wait longer than any retry does.
 */
async function addStuckJob(): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    `insert into pgboss.job (name, data, state, retry_count, retry_limit, start_after, output)
     values ('picture-variants', '{"hash": "none"}', 'retry', 7, 1000, now() + interval '20 minutes', '{"message": "TypeError"}')`,
  );
  await client.end();
}

/** Makes a visitor's request for free slots wait, by a lock on the table from which they are read. */
async function letVisitorWait(seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query('begin; lock table reservations');
  const asked = fetch(`${site.url}/api/availability?service=ai-growth`);
  await client.query(`select pg_sleep(${seconds}); commit`);
  expect((await asked).status).toBe(200);
  await client.end();
}

const owners = [
  {
    words: ar,
    kit: arKit,
    reasons: arRecords.mails.reasons,
    lang: 'ar',
    locale: 'ar',
    width: 390,
    height: 844,
    touch: true,
    dark: true,
  },
  {
    words: tr,
    kit: trKit,
    reasons: trRecords.mails.reasons,
    lang: 'tr',
    locale: 'tr',
    width: 1440,
    height: 900,
  },
] as const;
for (const { words, kit, reasons, lang, ...settings } of inTurn(owners, 0))
  journey(
    `Given an owner whose mail server is down, whose uploads can’t be stored, and a job that keeps failing, when the page Health opens in ${lang} at ${settings.width} px, then it says what is well, what isn’t and what to do, what was slow, and checks again when asked`,
    async ({ visit }) => {
      await addStuckJob();
      await letVisitorWait(1.1);
      const page = await visit(settings);
      await signIn(page, site);
      await page.goto(`${site.url}/admin/health?lang=${lang}`);
      const list = page.getByRole('list', { name: words.list });
      const mail = list.getByRole('listitem').filter({ hasText: words.subjects.mail });
      await mail.getByText(words.states.fault).waitFor();
      await mail.getByText(`${reasons['connection refused']} (ECONNREFUSED)`).first().waitFor();
      await mail.getByText(kit.technical).click();
      await mail.getByText(/SMTP_URL/).waitFor();
      const rowOf = (subject: string) => list.getByRole('listitem').filter({ hasText: subject });
      await rowOf(words.subjects.uploads).getByText(words.states.fault).waitFor();
      const jobs = rowOf(words.subjects.jobs);
      await jobs.getByText(words.states.fault).waitFor();
      await page.getByRole('status').getByText(words.faults(3)).waitFor();
      expect(await list.getByRole('listitem').count()).toBe(Object.keys(words.subjects).length);
      const slow = page.getByRole('list', { name: words.slow.list });
      const visitors = slow.getByRole('listitem').filter({ hasText: words.slow.kinds.data });
      await visitors.getByText(kit.technical).click();
      await visitors.getByText(/GET \/api\/availability, 200, [1-9]\d*\.\d\d s/).waitFor();
      // On a busy machine this or another request may have taken more than three seconds.
      await page.getByText(words.slow.felt.noticed).or(page.getByText(words.slow.felt.slow)).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await jobs.getByRole('button', { name: words.retryJobs }).click();
      await jobs.getByText(words.retriedJobs).waitFor();
      const checkAgain = async () => {
        const checked = page.waitForResponse((response) => response.url().endsWith('/api/admin/health'));
        await page.getByRole('button', { name: words.again }).click();
        expect((await checked).status()).toBe(200);
        await page
          .getByRole('status')
          .getByText(/\d{2}:\d{2}/)
          .first()
          .waitFor();
        return jobs.getByText(words.states.good).isVisible();
      };
      await expect.poll(checkAgain).toBe(true);
      await page.getByRole('status').getByText(words.faults(2)).waitFor();
    },
  );
