import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldRestore } from '#/features/backups/queries';
import { reservations } from '#/features/booking/table';
import { createJobs } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { type Engine, migrationsDir, openTestDatabase } from '../../tests/support/database';
import { reservationFor } from '../../tests/support/reservation';
import { moveSite } from './move-site';
import { siteQueues } from './queues';
import type { BackupSources } from './site-backup';

let site: TestApi;
let source: BackupSources;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  site = await openTestApi('pglite', '2126-06-10T09:00:00.000Z');
  const { slots } = await (await site.get('/api/availability?service=ai-growth')).json();
  expect((await site.post('/api/reservations', reservationFor(slots[0].id))).status).toBe(201);
  const { database, ctx, clock } = site;
  const { dataDir } = database;
  source = { database, files: ctx.files, clock, dataDir, authSecret: undefined, product: '1.0.0' };
});
afterAll(async () => {
  for (const close of closing) await close();
  await site.close();
});

async function openTarget(engine: Engine) {
  const database = await openTestDatabase(engine);
  const jobs = await createJobs({ database, log: createLog('silent'), queues: siteQueues });
  closing.push(async () => {
    await jobs.stop(0);
    await database.close();
  });
  return { database, jobs, migrationsDir };
}

test('A site goes from the embedded database to PostgreSQL and back with its rows and waiting jobs, and is not held back', async () => {
  const [server, embedded] = [await openTarget('postgres'), await openTarget('pglite')];
  const first = await moveSite(source, server);
  const second = await moveSite({ ...source, database: server.database }, embedded);
  expect(first.reservations).toBe(1);
  expect(second).toMatchObject({ rows: first.rows, reservations: 1 });
  const { db } = embedded.database;
  expect(await db.select().from(reservations)).toEqual(await site.ctx.db.select().from(reservations));
  const pending = sql`select count(*)::int as n from pgboss.job where name = 'mail' and state = 'created'`;
  const jobsOf = async (database: typeof db) => (await database.execute<{ n: number }>(pending)).rows[0]?.n;
  expect(await jobsOf(db)).toBeGreaterThan(0);
  expect(await jobsOf(db)).toBe(await jobsOf(site.ctx.db));
  expect(await heldRestore(db)).toBeUndefined();
});

test('Where the new database does not hold what the archive holds, the move fails', async () => {
  const target = await openTarget('postgres');
  const jobs = { putBack: async () => undefined };
  await expect(moveSite(source, { ...target, jobs })).rejects.toThrow(
    'the jobs differ after they were moved',
  );
});
