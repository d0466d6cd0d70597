import { sql } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';

export interface QueuedJobs {
  queue: string;
  /** Jobs that are not done, those for later included. */
  waiting: number;
  /** Of these, jobs that should have run a minute ago. */
  late: number;
  /** Of these, jobs that failed at least once. */
  failing: number;
}

/** How many jobs are queued, by queue; without those that have none. */
export async function countQueuedJobs(db: Executor): Promise<QueuedJobs[]> {
  const { rows } = await db.execute<QueuedJobs & Record<string, unknown>>(sql`
    select name as queue,
      count(*)::int as waiting,
      (count(*) filter (where start_after < now() - interval '1 minute'))::int as late,
      (count(*) filter (where retry_count > 0))::int as failing
    from pgboss.job where state in ('created', 'retry', 'active') group by name order by name`);
  return rows;
}
