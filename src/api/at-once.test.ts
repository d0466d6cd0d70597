import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { signedInBefore } from '../../tests/support/owner';

let site: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestApi('postgres', '2126-06-10T09:00:00.000Z');
  headers = { Cookie: await signedInBefore(site), 'Content-Type': 'application/json' };
});
afterAll(() => site.close());

test('Given a longer change of content that crosses the restoring of an item, then the item is restored after it', async () => {
  const { db } = site.ctx;
  const asked = Promise.withResolvers<Response>();
  await db.transaction(async (tx) => {
    // In a deadlock, the server ends the transaction whose timeout is shorter: that of the request, not this one.
    await tx.execute(sql`set local deadlock_timeout = '60s'`);
    // Locks the content version.
    await tx.execute(sql`update books set sort_order = sort_order`);
    const path = '/api/admin/consulting-categories/marketing/restore';
    asked.resolve(site.request(path, { method: 'POST', headers, body: '{}' }));
    const waiting = async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
    // Now each of the two transactions waits for a row that the other has locked.
    await tx.execute(sql`update consulting_categories set id = id`);
  });
  expect((await asked.promise).status).toBe(200);
});
