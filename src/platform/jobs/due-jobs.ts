import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

const dueQueues = `
  select name from unnest($1::text[]) as queue (name) where exists (
    select 1 from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

/**
 * Wakes the workers whose queues have a due job, every `everyMs` milliseconds until `ended` is aborted. If each worker polled as
 * often with the larger query of pg-boss, this would use most of the processor time of an idle site.
 */
export async function wakeForDueJobs(
  boss: PgBoss,
  workers: ReadonlyMap<string, readonly string[]>,
  { everyMs, onError, ended }: { everyMs: number; onError: (error: unknown) => void; ended: AbortSignal },
): Promise<void> {
  while (!ended.aborted) {
    try {
      const { rows } = await boss.getDb().executeSql(dueQueues, [[...workers.keys()]]);
      for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    } catch (error) {
      onError(error);
    }
    await pause(everyMs, undefined, { ref: false, signal: ended }).catch(() => undefined);
  }
}
