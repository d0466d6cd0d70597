import { setTimeout as pause } from 'node:timers/promises';

/** The settings of a queue that matter here; see `QueueOptions`. */
interface Pace {
  everySeconds?: number;
  retryDelayMaxSeconds?: number;
}

/**
 * SQL that reschedules jobs that were planned while the clock was ahead. Jobs that should have run at once, and retries, become
 * due now. The next job of a series is moved into the coming interval; a daily one keeps its time of day.
 */
const planAnew = `
  update pgboss.job set start_after = case
    when every is null or state = 'retry' or start_after <= created_on then now()
    else start_after - make_interval(secs => every * (ceil(extract(epoch from start_after - now()) / every) - 1))
  end
  from unnest($1::text[], $2::int[], $3::int[]) as queue (queue_name, every, longest_retry)
  where name = queue_name and start_after > now() + interval '1 minute' and (
    (state = 'retry' and start_after > now() + make_interval(secs => 2 * longest_retry))
    or (state = 'created' and start_after <= created_on)
    or (state = 'created' and start_after > now() + make_interval(secs => 1.5 * every)))`;

/** Runs `planAnew` for all queues. Without it, a site whose clock was once a year ahead would make no backup for a year. */
export async function planJobsAnew(
  db: { executeSql(text: string, values: unknown[]): Promise<unknown> },
  queues: Record<string, Pace>,
): Promise<void> {
  const all = Object.values(queues);
  await db.executeSql(planAnew, [
    Object.keys(queues),
    all.map(({ everySeconds }) => everySeconds ?? null),
    all.map(({ retryDelayMaxSeconds = 900 }) => retryDelayMaxSeconds),
  ]);
}

/** Smaller steps back are ignored: time synchronisation makes such corrections daily. */
const stepMs = 30_000;

export async function watchClock(onPutBack: () => Promise<void>, ended: AbortSignal): Promise<void> {
  const ahead = () => Date.now() - performance.now();
  let before = ahead();
  while (!ended.aborted) {
    await pause(1_000, undefined, { ref: false, signal: ended }).catch(() => undefined);
    const current = ahead();
    if (before - current > stepMs) await onPutBack();
    before = current;
  }
}
