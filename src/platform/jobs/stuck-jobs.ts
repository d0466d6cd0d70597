import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

/** The jobs of a queue that keep failing. */
export interface StuckJobs {
  queue: string;
  count: number;
  /** What the latest of them failed with: the kind or the code of an error, never its message. */
  reason: string;
}

/** Failures after which a job counts as stuck: by then it is tried at growing intervals, and the others of its queue go first. */
const stuckAfter = 5;

const isStuck = (queues: readonly string[]): SQL =>
  sql`state = 'retry' and retry_count >= ${stuckAfter} and ${inArray(sql`name`, [...queues])}`;

/** Those of these queues whose jobs keep failing. */
export async function stuckJobs(db: Executor, queues: readonly string[]): Promise<StuckJobs[]> {
  const { rows } = await db.execute<StuckJobs & Record<string, unknown>>(sql`
    select name as queue, count(*)::int as count,
      coalesce((array_agg(output ->> 'message' order by created_on desc))[1], '') as reason
    from pgboss.job where ${isStuck(queues)} group by name order by name`);
  return rows;
}

/** Has the jobs of these queues that keep failing tried again at once. */
export async function retryStuckJobs(db: Executor, queues: readonly string[]): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where ${isStuck(queues)}`);
}
