import { performance } from 'node:perf_hooks';
import type { Clock } from 'pg-boss';

/**
 * The clock for the pauses between polls. It never goes back. With the system's clock, a worker would sleep an hour longer
 * whenever the clock is put back by an hour. Whether a job is due is decided by the database's clock.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, milliseconds) => setInterval(run, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
