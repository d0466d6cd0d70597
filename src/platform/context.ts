import type { Clock } from '#/platform/clock/clock';
import type { Database } from '#/platform/db/database';
import type { Jobs } from '#/platform/jobs/jobs';
import type { Log } from '#/platform/log/log';

/** What a command or a query is handed; nothing reaches for a global. */
export interface Context {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
}
