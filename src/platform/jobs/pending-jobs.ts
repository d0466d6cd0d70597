import { sql } from 'drizzle-orm';
import * as z from 'zod';

/** A job that has not been done, as it is stored in a backup. */
export const pendingJobSchema = z.object({
  queue: z.string(),
  id: z.uuid(),
  data: z.record(z.string(), z.unknown()),
  priority: z.int(),
  startAfter: z.string(),
});
export type PendingJob = z.output<typeof pendingJobSchema>;

export const pendingJobLines = sql`
  select json_build_object('queue', name, 'id', id, 'data', data, 'priority', priority, 'startAfter', start_after)::text as line
  from pgboss.job where state in ('created', 'retry', 'active') order by id::text collate "C"`;
