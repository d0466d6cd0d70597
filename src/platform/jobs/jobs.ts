import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Log } from '#/platform/log/log';
import { derivedId } from '../crypto/derived-id.ts';
import type { Executor, OpenDatabase } from '../db/database.ts';
import { errorTrace } from '../errors/trace.ts';
import { throttledLog } from '../log/throttled-log.ts';
import { planJobsAnew, watchClock } from './clock-steps.ts';
import { wakeForDueJobs } from './due-jobs.ts';
import type { PendingJob } from './pending-jobs.ts';
import { hasJob } from './queued-jobs.ts';
import { steadyClock } from './steady-clock.ts';

export interface EnqueueOptions {
  /** The job runs no earlier than this; it may be years ahead. */
  startAfter?: Date;
  /**
   * At most one job in a queue has this key, until a week after the job is done: enqueueing a second one does nothing and returns
   * null. With `startAfter` there are two exceptions, by which a series survives wrong clocks (see `enqueue`).
   */
  singletonKey?: string;
  /** Does nothing and returns null if a job with the same data waits in the queue. Running and finished jobs don't count. */
  unlessWaiting?: boolean;
}

export interface NewJob {
  /** Ids, never personal data, as for `enqueue`. */
  data: object;
  startAfter?: Date;
  /** Runs before all due jobs of its queue that aren't urgent. */
  urgent?: boolean;
}

export interface Jobs {
  /** Enqueues a job in the caller's transaction. Returns its id, or null as `options` say. `data`: ids, never personal data. */
  enqueue(tx: Executor, queue: string, data: object, options?: EnqueueOptions): Promise<string | null>;
  /** Like `enqueue`, for several jobs of one queue in one statement. */
  enqueueAll(tx: Executor, queue: string, jobs: readonly NewJob[]): Promise<void>;
  /** Cancels a job in the caller's transaction, unless it is done. A running job is not interrupted, but not retried either. */
  cancel(tx: Executor, queue: string, jobId: string): Promise<void>;
}

/** `attempt` is 1 for the first attempt. After a crash a handler may run twice for one job, so it must be idempotent. */
export type JobHandler<Data extends object> = (
  data: Data,
  job: { id: string; attempt: number },
) => Promise<void>;

export interface Worker {
  /** Registers the handler of a queue. A job whose handler throws is retried practically for ever. */
  work<Data extends object>(queue: string, handler: JobHandler<Data>): Promise<void>;
}

export interface QueueOptions {
  /** Pause before the first retry, in seconds; doubles (with jitter) up to the maximum. 0: at the next poll. */
  retryDelaySeconds?: number;
  retryDelayMaxSeconds?: number;
  /** How many jobs of this queue one process runs at the same time. */
  concurrency?: number;
  /** Seconds after which a job counts as hanging and is begun again; ten minutes by default. */
  longestSeconds?: number;
  /** For a queue whose jobs each enqueue their successor: seconds between two jobs. */
  everySeconds?: number;
}

export interface JobsSettings {
  database: OpenDatabase;
  log: Log;
  queues: Record<string, QueueOptions>;
  /** Seconds between two polls for due jobs. */
  pollingSeconds?: number;
  /** Seconds between two searches for jobs whose process died. */
  supervisionSeconds?: number;
}

export interface JobSystem extends Jobs, Worker {
  /** Enqueues the jobs of a backup unchanged, in the caller's transaction. Jobs of queues that don't exist are left out. */
  putBack(tx: Executor, jobs: readonly PendingJob[]): Promise<void>;
  start(): Promise<void>;
  /** Takes no new job until the next `start()`. Resolves when the running jobs have finished. */
  pause(): Promise<void>;
  /** Takes no new job, and waits up to `within` milliseconds for running ones. A job that isn't done by then runs again later. */
  stop(within?: number): Promise<void>;
}

const tenYears = 10 * 365 * 24 * 3600;
const unknownId = '00000000-0000-0000-0000-000000000000';
const day = 24 * 3600;
const week = 7 * day;
/** While more jobs than this are due, a worker runs one after the other without pauses. */
const burstThreshold = 10;
/** Seconds after which a worker looks for jobs by itself. Usually `wakeForDueJobs` wakes it earlier, when a job is due. */
const unwokenSeconds = 60;

/** Creates the queues in the database. Jobs can then be enqueued; handlers run after `start()`. */
export async function createJobs(settings: JobsSettings): Promise<JobSystem> {
  const { database, log, queues, pollingSeconds = 1, supervisionSeconds = 20 } = settings;
  const boss = new PgBoss({
    ...database.jobsDatabase,
    clock: steadyClock,
    schedule: false,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
    queueCacheIntervalSeconds: supervisionSeconds,
    reindex: false,
    monitorVacuum: false,
    // `flow` looks for jobs that wait for others, `bam` for migrations of pg-boss's tables in the background. By default `flow`
    // would write to the disk every five seconds, and `bam` every minute.
    flowIntervalSeconds: day,
    bamIntervalSeconds: day,
  });
  // Throttled: while the database is unreachable or its disk is full, every poll fails, and the log may be on the same disk.
  const logFailure = throttledLog((error) => log.error({ error }, 'jobs: the queue failed'));
  boss.on('error', logFailure);
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'jobs: the queue warns'));

  try {
    await database.exclusively(async () => {
      await boss.start();
      await prepareQueues(boss, queues);
    });
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  const registered = new Map<string, () => Promise<void>>();
  const workers = new Map<string, string[]>();
  let running = false;
  let waking = new AbortController();
  const assertKnown = (queue: string) => {
    if (!Object.hasOwn(queues, queue)) throw new Error(`There is no queue ${queue}.`);
  };

  return {
    async enqueue(tx, queue, data, { startAfter, singletonKey, unlessWaiting } = {}) {
      assertKnown(queue);
      if (unlessWaiting && (await isWaiting(tx, queue, data))) return null;
      const id = singletonKey && keyedId(queue, singletonKey);
      // A job with this key may have run while the database's clock was ahead, which has been put back since. It is deleted, because
      // it would block the new one, and the series would end here.
      if (id && startAfter)
        await tx.execute(sql`
          delete from pgboss.job
          where name = ${queue} and id = ${id} and state = 'completed' and start_after > now()`);
      const db = fromDrizzle(tx, sql);
      const sent = await boss.send(queue, data, {
        db,
        ...(startAfter ? { startAfter } : {}),
        ...(id ? { id } : {}),
      });
      const { everySeconds } = queues[queue] ?? {};
      if (sent !== null || !id || !startAfter || !everySeconds || !(await isRunning(tx, queue, id)))
        return sent;
      // A job of a series computes the key of its successor from this process's clock. If that clock is behind the database's, the
      // result is the key of the running job. The successor then gets another key. Otherwise the series would end here.
      const again = keyedId(queue, `${singletonKey} again`);
      return boss.send(queue, data, { db, id: again, startAfter: everySeconds });
    },

    async enqueueAll(tx, queue, newJobs) {
      assertKnown(queue);
      const jobs = newJobs.map(({ urgent, ...job }) => (urgent ? { ...job, priority: 1 } : job));
      if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) });
    },

    async putBack(tx, jobs) {
      for (const [queue, ofQueue = []] of Object.entries(Object.groupBy(jobs, (job) => job.queue)))
        if (Object.hasOwn(queues, queue))
          await boss.insert(
            queue,
            ofQueue.map(({ queue: _, ...job }) => job),
            { db: fromDrizzle(tx, sql) },
          );
    },

    async cancel(tx, queue, jobId) {
      assertKnown(queue);
      await boss.cancel(queue, jobId, { db: fromDrizzle(tx, sql) });
    },

    async work<Data extends object>(queue: string, handler: JobHandler<Data>) {
      assertKnown(queue);
      if (registered.has(queue)) throw new Error(`The queue ${queue} has a handler already.`);
      const begin = async () => {
        const attempt = attempts(queue, handler, log);
        const options = { pollingIntervalSeconds: unwokenSeconds, burstWhenReadyExceeds: burstThreshold };
        const ids: string[] = [];
        for (let begun = 0; begun < (queues[queue]?.concurrency ?? 1); begun++)
          ids.push(await boss.work<Data>(queue, options, attempt));
        workers.set(queue, ids);
      };
      registered.set(queue, begin);
      if (running) await begin();
    },

    async start() {
      if (running) return;
      running = true;
      for (const begin of registered.values()) await begin();
      waking = new AbortController();
      const everyMs = pollingSeconds * 1000;
      const planAnew = () => planJobsAnew(boss.getDb(), queues).catch(logFailure);
      await planAnew();
      void watchClock(planAnew, waking.signal);
      void wakeForDueJobs(boss, workers, { everyMs, onError: logFailure, ended: waking.signal });
    },

    async pause() {
      running = false;
      waking.abort();
      // All queues at once: otherwise other queues would take new jobs while a long job of one queue finishes.
      await Promise.all([...registered.keys()].map((queue) => boss.offWork(queue, { wait: true })));
    },

    async stop(within = 4_000) {
      running = false;
      waking.abort();
      await boss.stop({ graceful: true, timeout: within });
    },
  };
}

async function prepareQueues(boss: PgBoss, queues: JobsSettings['queues']): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of Object.entries(queues)) {
    const wanted = queueSettings(options);
    const queue = stored.get(name);
    if (queue && isDeepStrictEqual({ ...queue, ...wanted }, queue)) continue;
    if (!queue) await boss.createQueue(name);
    await boss.updateQueue(name, wanted);
    // Fills pg-boss's cache for this queue. Otherwise `enqueue` would send a query outside the caller's transaction.
    await boss.findJobs(name, { id: unknownId });
  }
}

/** The function that pg-boss calls with jobs: it calls the handler for one job after the other, and logs failed attempts. */
const attempts =
  <Data extends object>(queue: string, handler: JobHandler<Data>, log: Log) =>
  async (batch: Job<Data>[]): Promise<void> => {
    for (const job of batch) {
      const attempt = job.retryCount + 1;
      try {
        await handler(job.data, { id: job.id, attempt });
      } catch (error) {
        const trace = errorTrace(error);
        log.warn({ queue, job: job.id, attempt, error: trace }, 'jobs: an attempt failed');
        // pg-boss stores the thrown error, so this one has only the code or the kind. The message may hold personal data.
        throw new Error(trace.code ?? trace.kind);
      }
    }
  };

/** Settings with which no job is given up before it succeeds. By default pg-boss gives up after two retries or 14 days. */
function queueSettings({
  retryDelaySeconds = 3,
  retryDelayMaxSeconds = 900,
  longestSeconds = 600,
}: QueueOptions) {
  return {
    retryLimit: 1_000_000,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    retryDelayMax: retryDelaySeconds > 0 ? retryDelayMaxSeconds : null,
    retentionSeconds: tenYears,
    deleteAfterSeconds: week,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: 30,
  };
}

const isRunning = (tx: Executor, queue: string, id: string): Promise<boolean> =>
  hasJob(tx, queue, sql`id = ${id} and state = 'active'`);

/** Whether the queue has a job with this data that has yet to begin, or waits for a retry. */
const isWaiting = (tx: Executor, queue: string, data: object): Promise<boolean> =>
  hasJob(tx, queue, sql`state < 'active' and data = ${JSON.stringify(data)}::jsonb`);

const keyedId = (queue: string, key: string): string => derivedId(`${queue}\n${key}`);
