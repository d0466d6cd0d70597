import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from '#/platform/log/log';
import { oneEngine, openTestDatabase } from '../../../tests/support/database';
import { createJobs } from './jobs';
import { isAtWork } from './queued-jobs';

test.each(oneEngine)(
  'Given a job whose process was killed, then its queue is at work until that is noticed; a later job doesn’t count (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const jobs = await createJobs({
      database,
      log: createLog('silent'),
      queues: { backup: { retryDelaySeconds: 600, retryDelayMaxSeconds: 3_600 } },
      supervisionSeconds: 1,
    });
    try {
      await jobs.enqueue(db, 'backup', {}, { startAfter: new Date(Date.now() + 3_600_000) });
      expect(await isAtWork(db, 'backup')).toBe(false);
      const id = await jobs.enqueue(db, 'backup', {});
      expect(await isAtWork(db, 'backup')).toBe(true);
      await db.execute(sql`
        update pgboss.job set state = 'active', heartbeat_on = now() - interval '5 minutes' where id = ${id}`);
      await jobs.start();
      await expect.poll(() => isAtWork(db, 'backup'), { timeout: 20_000 }).toBe(false);
    } finally {
      await jobs.stop();
      await database.close();
    }
  },
);
