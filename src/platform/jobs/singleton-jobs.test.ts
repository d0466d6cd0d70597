import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database';
import { createJobs, type JobSystem, type QueueOptions } from '#/platform/jobs/jobs';
import { createLog } from '#/platform/log/log';
import { engines, openTestDatabase } from '../../../tests/support/database';

describe.each(engines)('jobs of which one is enough, on %s', (engine) => {
  let database: OpenDatabase;
  let jobs: JobSystem;

  const create = (options: QueueOptions = {}) =>
    createJobs({
      database,
      log: createLog('silent'),
      queues: { letters: options, signal: options },
      pollingSeconds: 0.5,
    });
  const statesOf = async (queue: string) => {
    const { rows } = await database.db.execute<{ state: string }>(
      sql`select state from pgboss.job where name = ${queue}`,
    );
    return rows.map(({ state }) => state);
  };

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    jobs = await create();
  });
  afterEach(async () => {
    await jobs.stop();
    await database.close();
  });

  it('given the same key twice, keeps one job, and none after it is cancelled', async () => {
    const startAfter = new Date(Date.now() + 86_400_000);
    const id = await jobs.enqueue(database.db, 'letters', { number: 1 }, { singletonKey: 'a/1', startAfter });
    expect(
      await jobs.enqueue(database.db, 'letters', { number: 2 }, { singletonKey: 'a/1', startAfter }),
    ).toBeNull();
    expect(await jobs.enqueue(database.db, 'signal', {}, { singletonKey: 'a/1', startAfter })).not.toBeNull();
    expect(await statesOf('letters')).toHaveLength(1);
    await database.db.transaction((tx) => jobs.cancel(tx, 'letters', id ?? ''));
    expect(await statesOf('letters')).toEqual(['cancelled']);
  });

  it('given a key whose job was done before its time, as the clock was ahead, enqueues it again; one whose time has come not', async () => {
    const startAfter = new Date(Date.now() + 600_000);
    const enqueue = () => jobs.enqueue(database.db, 'letters', {}, { singletonKey: 'tonight', startAfter });
    expect(await enqueue()).not.toBeNull();
    await database.db.execute(sql`update pgboss.job set state = 'completed' where name = 'letters'`);
    expect(await enqueue()).not.toBeNull();
    expect(await enqueue()).toBeNull();
    await database.db.execute(sql`
      update pgboss.job set state = 'completed', start_after = now() - interval '1 minute' where name = 'letters'`);
    expect(await enqueue()).toBeNull();
  });

  it('given a job that is enqueued unless one waits, then one that waits takes it in, and one that is running or done does not', async () => {
    const enqueue = (data: object) =>
      jobs.enqueue(database.db, 'letters', data, { startAfter: new Date(0), unlessWaiting: true });
    const become = (state: string) =>
      database.db.execute(
        sql`update pgboss.job set state = ${state}::pgboss.job_state where name = 'letters'`,
      );
    expect(await enqueue({ to: 'all' })).not.toBeNull();
    expect(await enqueue({ to: 'one' })).not.toBeNull();
    expect(await enqueue({ to: 'all' })).toBeNull();
    await become('retry');
    expect(await enqueue({ to: 'all' })).toBeNull();
    for (const state of ['active', 'completed']) {
      await become(state);
      expect(await enqueue({ to: 'all' }), state).not.toBeNull();
    }
  });

  it('given a series whose clock is behind the database’s, when a job runs too early and enqueues itself, then the next one comes after the pause of the series', async () => {
    await jobs.stop();
    jobs = await create({ everySeconds: 3600 });
    const enqueue = () =>
      jobs.enqueue(database.db, 'letters', {}, { singletonKey: 'noon', startAfter: new Date(0) });
    const { promise: enqueued, resolve } = Promise.withResolvers<unknown>();
    await jobs.work('letters', async () => {
      await enqueue();
      resolve(await enqueue());
    });
    await enqueue();
    await jobs.start();
    expect(await enqueued, 'one alone').toBeNull();
    const { rows } = await database.db.execute(sql`
      select state, start_after > now() + interval '59 minutes' as later from pgboss.job where name = 'letters' and state = 'created'`);
    expect(rows).toEqual([{ state: 'created', later: true }]);
  });
});
