import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

export interface StuckJobs {
  queue: string;
  count: number;
  /** The code or the kind of the error of the newest of these jobs, never its message; empty if its process hung or died. */
  reason: string;
}

/** A job counts as stuck once this many retries have failed. A short outage causes fewer. */
const stuckAfter = 5;

const isStuck = (queues: readonly string[]): SQL =>
  sql`state = 'retry' and retry_count >= ${stuckAfter} and ${inArray(sql`name`, [...queues])}`;

export async function stuckJobs(db: Executor, queues: readonly string[]): Promise<StuckJobs[]> {
  const { rows } = await db.execute<StuckJobs & Record<string, unknown>>(sql`
    select name as queue, count(*)::int as count,
      coalesce((array_agg(output ->> 'message' order by created_on desc))[1], '') as reason
    from pgboss.job where ${isStuck(queues)} group by name order by name`);
  return rows;
}

export async function retryStuckJobs(db: Executor, queues: readonly string[]): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where ${isStuck(queues)}`);
}
