import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHealth, healthMails, healthQueue } from '#/features/health/jobs';
import type { Facts } from '#/features/health/rules';
import { pendingJobLines } from '#/platform/jobs/pending-jobs';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';

let site: TestApi;
beforeAll(async () => {
  site = await openTestApi('postgres', '2126-06-10T09:20:00.000Z');
});
afterAll(() => site.close());

/** A site that its public address doesn't reach, whose certificate ends in a week, and whose backups fail. */
const ailing: Facts = {
  baseUrl: 'https://leyla.example',
  call: { outcome: 'failed', reason: 'unreachable' },
  running: true,
  certificateDays: 7.2,
  mail: { outcome: 'reachable' },
  backups: { failed: true, unproven: false, lostPictures: 0 },
  version: { product: '1.0.0', build: '', node: 'v24.20.0' },
};

test('Given faults that stay, then the owner gets one mail about them a day, in her language, and each check enqueues the next', async () => {
  const { ctx } = site;
  const mails = () => ctx.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'health-alert'));
  for (let hour = 0; hour < 23; hour += 1) {
    site.clock.set(new Date(Date.parse('2126-06-10T09:20:00Z') + hour * 3_600_000).toISOString());
    await checkHealth(ctx, async () => ailing);
  }
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  if (!mail) throw new Error('no mail was enqueued');
  const settings = { baseUrl: 'https://leyla.example', ownerEmail: 'leyla@ornek.example' };
  const composed = await healthMails['health-alert']?.({ ...ctx, ...settings }, mail);
  expect(composed?.to).toMatchObject({ address: 'leyla@ornek.example' });
  expect(composed?.text).toContain('7 gün sonra doluyor');
  // Failed backups aren't mentioned here, because they have a mail of their own.
  expect(composed?.text).not.toContain('Yedek');
  const { rows } = await ctx.db.execute<{ line: string }>(pendingJobLines);
  expect(rows.map(({ line }) => JSON.parse(line)).filter(({ queue }) => queue === healthQueue)).toMatchObject(
    Array.from({ length: 23 }, () => ({ data: {} })),
  );
});
