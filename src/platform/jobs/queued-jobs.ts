import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';

export interface QueuedJobs {
  queue: string;
  /** All jobs that are not done, including those planned for later. */
  waiting: number;
  /** Of these, jobs that were due more than a minute ago. */
  late: number;
  /** Of these, jobs that have been tried again at least once. */
  failing: number;
}

export async function countQueuedJobs(db: Executor): Promise<QueuedJobs[]> {
  const { rows } = await db.execute<QueuedJobs & Record<string, unknown>>(sql`
    select name as queue,
      count(*)::int as waiting,
      (count(*) filter (where start_after < now() - interval '1 minute'))::int as late,
      (count(*) filter (where retry_count > 0))::int as failing
    from pgboss.job where state in ('created', 'retry', 'active') group by name order by name`);
  return rows;
}

/** Whether a job of this queue is due or running. A job whose process was killed counts as running until pg-boss notices. */
export const isAtWork = (db: Executor, queue: string): Promise<boolean> =>
  hasJob(db, queue, sql`state <= 'active' and start_after <= now()`);

export async function hasJob(db: Executor, queue: string, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${queue} and ${condition} limit 1`,
  );
  return rows.length > 0;
}
