import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database';
import { createJobs, type JobSystem, type QueueOptions } from '#/platform/jobs/jobs';
import { retryStuckJobs, stuckJobs } from '#/platform/jobs/stuck-jobs';
import { createLog } from '#/platform/log/log';
import { engines, openTestDatabase } from '../../../tests/support/database';

const day = 24 * 3600 * 1000;

describe.each(engines)('jobs on %s', (engine) => {
  let database: OpenDatabase;
  let jobs: JobSystem;

  const create = (options: QueueOptions = { retryDelaySeconds: 0 }) =>
    createJobs({
      database,
      log: createLog('silent'),
      queues: { letters: options, signal: options },
      pollingSeconds: 0.5,
      supervisionSeconds: 1,
    });
  const jobsIn = async (queue: string) => {
    const { rows } = await database.db.execute<Record<string, string>>(
      sql`select * from pgboss.job where name = ${queue}`,
    );
    return rows;
  };
  /** Registers a handler for the queue `signal`. `arrival` resolves when a job of that queue has run. */
  const signal = () => {
    const { promise: arrival, resolve: arrived } = Promise.withResolvers<void>();
    return jobs.work('signal', async () => arrived()).then(() => ({ arrival }));
  };

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    jobs = await create();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await jobs.stop();
    await database.close();
  });

  it('given a transaction that is rolled back, leaves no job', async () => {
    const work = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'letters', { number: 1 });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await jobsIn('letters')).toEqual([]);
  });

  it('given a transaction that is committed, runs the job once, with its data', async () => {
    const ran: unknown[] = [];
    await jobs.work<{ number: number }>('letters', async (data, job) => {
      ran.push([data, job.attempt]);
    });
    const { arrival } = await signal();
    await database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'letters', { number: 7 });
    });
    await jobs.start();
    await until(() => ran.length > 0);
    await jobs.enqueue(database.db, 'signal', {});
    await arrival;
    expect(ran).toEqual([[{ number: 7 }, 1]]);
    expect((await jobsIn('letters'))[0]?.state).toBe('completed');
  });

  it('given queues that another start has made, writes only those whose settings have changed', async () => {
    const queueRows = async () => {
      const { rows } = await database.db.execute<{ name: string; xmin: string; delay: number }>(
        sql`select name, xmin::text, retry_delay as delay from pgboss.queue order by name`,
      );
      return rows;
    };
    const made = await queueRows();
    await jobs.stop();
    jobs = await create();
    expect(await queueRows()).toEqual(made);
    await jobs.stop();
    jobs = await create({ retryDelaySeconds: 9 });
    expect(await queueRows()).toMatchObject([{ delay: 9 }, { delay: 9 }]);
  });

  it('given many due jobs, runs them without pauses', async () => {
    const ran = new Set<number>();
    await jobs.work<{ number: number }>('letters', async ({ number }) => void ran.add(number));
    const manyJobs = Array.from({ length: 60 }, (_, number) => ({ data: { number } }));
    await jobs.enqueueAll(database.db, 'letters', manyJobs);
    const begun = Date.now();
    await jobs.start();
    await until(() => ran.size === manyJobs.length);
    // With a polling pause before each job it would take half a minute.
    expect(Date.now() - begun).toBeLessThan(20_000);
  });

  it('given a handler that throws, retries with growing pauses until it succeeds', async () => {
    await jobs.stop();
    jobs = await create({ retryDelaySeconds: 1, retryDelayMaxSeconds: 2 });
    const attempts: { attempt: number; at: number }[] = [];
    const { promise: success, resolve: done } = Promise.withResolvers<void>();
    await jobs.work('letters', async (_data, { attempt }) => {
      attempts.push({ attempt, at: Date.now() });
      if (attempt < 3) throw new Error('the mail server refused visitor@example.com');
      done();
    });
    await jobs.start();
    await jobs.enqueue(database.db, 'letters', {});
    await until(() => attempts.length > 0);
    await until(async () => (await jobsIn('letters'))[0]?.state === 'retry');
    expect(JSON.stringify(await jobsIn('letters'))).not.toContain('visitor@example.com');
    await success;
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const waits = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0));
    expect(Math.min(...waits)).toBeGreaterThan(900);
  });

  it('given a poisoned job, goes on with the others, reports it after some failures, and tries it again at once when asked', async () => {
    await jobs.stop();
    jobs = await create({});
    const done: number[] = [];
    let isPoisonous = true;
    await jobs.work<{ number: number }>('letters', async ({ number }) => {
      if (number === 0 && isPoisonous) throw new TypeError('the name of a visitor');
      done.push(number);
    });
    for (const number of [0, 1, 2]) await jobs.enqueue(database.db, 'letters', { number });
    await jobs.start();
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([1, 2]);
    expect(await stuckJobs(database.db, ['letters', 'signal'])).toEqual([]);
    // Sets the state that the job would have after some more failures with growing pauses.
    isPoisonous = false;
    await database.db.execute(
      sql`update pgboss.job set retry_count = 5, start_after = now() + interval '1 hour' where state = 'retry'`,
    );
    expect(await stuckJobs(database.db, ['letters', 'signal'])).toEqual([
      { queue: 'letters', count: 1, reason: 'TypeError' },
    ]);
    expect(await stuckJobs(database.db, ['signal'])).toEqual([]);
    await retryStuckJobs(database.db, ['letters']);
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([1, 2, 0]);
    expect(await stuckJobs(database.db, ['letters'])).toEqual([]);
  });

  it('keeps a job that is due in 31 days, and one that fails for 60 days', async () => {
    const startAfter = new Date(Date.now() + 31 * day);
    await jobs.enqueue(database.db, 'letters', {}, { startAfter });
    const [job] = await jobsIn('letters');
    expect(new Date(job?.start_after ?? '').getTime()).toBe(startAfter.getTime());
    expect(new Date(job?.keep_until ?? '').getTime()).toBeGreaterThan(startAfter.getTime() + 365 * day);
    const longest = Number(job?.retry_limit) * Number(job?.retry_delay_max ?? 1) * 1000;
    expect(longest).toBeGreaterThan(10 * day);
  });

  it('given a clock that is put back by two days while a job runs, runs the next at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day });
    const ran: number[] = [];
    await jobs.work<{ number: number }>('letters', async ({ number }) => {
      ran.push(number);
      vi.useRealTimers();
    });
    await jobs.start();
    await jobs.enqueue(database.db, 'letters', { number: 1 });
    await until(() => ran.length === 1);
    await jobs.enqueue(database.db, 'letters', { number: 2 });
    await until(() => ran.length === 2);
    expect(ran).toEqual([1, 2]);
  });

  it('given jobs that were planned while the clock was a year ahead, when it is put back or at the next start, runs or plans them anew, and leaves what is meant for later', async () => {
    await jobs.stop();
    jobs = await createJobs({
      database,
      log: createLog('silent'),
      queues: { series: { everySeconds: 900 }, letters: { retryDelayMaxSeconds: 900 } },
      pollingSeconds: 0.5,
    });
    const ran: string[] = [];
    await jobs.work<{ kind: string }>('letters', async ({ kind }) => void ran.push(kind));
    await jobs.work('series', async () => undefined);
    const inTheFuture = async () => {
      const ahead = new Date(Date.now() + 365 * day + 600_000);
      await jobs.enqueue(database.db, 'series', {}, { startAfter: ahead });
      for (const kind of ['failed', 'unhurried']) await jobs.enqueue(database.db, 'letters', { kind });
      await database.db.execute(sql`
        update pgboss.job set state = case data ->> 'kind' when 'failed' then 'retry'::pgboss.job_state else state end,
          start_after = ${ahead.toISOString()}::timestamptz, created_on = ${ahead.toISOString()}::timestamptz
        where name = 'letters' and state = 'created' and data ->> 'kind' <> 'reminder'`);
    };
    const minutesUntilNext = async () => {
      const { rows } = await database.db.execute<{ minutes: number }>(sql`
        select (extract(epoch from start_after - now()) / 60)::float as minutes from pgboss.job
        where name = 'series' and state = 'created'`);
      return rows.map(({ minutes }) => minutes);
    };
    const reminder = { startAfter: new Date(Date.now() + 31 * day) };
    await jobs.enqueue(database.db, 'letters', { kind: 'reminder' }, reminder);
    await inTheFuture();
    await jobs.start();
    await until(() => ran.length === 2);
    // The next job was planned a year and ten minutes ahead. It is moved back by whole intervals of a quarter of an hour.
    const [first = 0] = await minutesUntilNext();
    expect(first).toBeGreaterThan(8);
    expect(first).toBeLessThan(11);

    // The job system reads the clock once a second.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await inTheFuture();
    vi.useRealTimers();
    await until(() => ran.length >= 4);
    expect(ran.toSorted()).toEqual(['failed', 'failed', 'unhurried', 'unhurried']);
    expect((await minutesUntilNext()).every((minutes) => minutes < 15)).toBe(true);
    expect((await jobsIn('letters')).filter(({ state }) => state === 'created')).toHaveLength(1);
  });

  it('waits for the running handler when it stops', async () => {
    const { promise: beginning, resolve: begun } = Promise.withResolvers<void>();
    const { promise: finishing, resolve: finish } = Promise.withResolvers<void>();
    await jobs.work('letters', async () => {
      begun();
      await finishing;
    });
    await jobs.start();
    await jobs.enqueue(database.db, 'letters', {});
    await beginning;
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect((await jobsIn('letters'))[0]?.state).toBe('completed');
  });

  it('takes over a job whose process died', async () => {
    const id = await jobs.enqueue(database.db, 'letters', {});
    await database.db.execute(sql`
      update pgboss.job set state = 'active', started_on = now() - interval '5 minutes', heartbeat_on = now() - interval '5 minutes'
      where id = ${id}`);
    const again = new Promise<number>((resolve) => {
      void jobs.work('letters', async (_data, { attempt }) => resolve(attempt));
    });
    await jobs.start();
    expect(await again).toBe(2);
  });

  it('refuses an undeclared queue', async () => {
    await expect(jobs.enqueue(database.db, 'unknown', {})).rejects.toThrow('There is no queue unknown.');
  });
});

/** Polls until the condition holds, because it may be a query. It has no timeout of its own: that of the test ends it. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = async () => ((await condition()) ? resolve() : setTimeout(look, 20));
  await look();
  return promise;
}
