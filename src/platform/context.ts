import type { Clock } from '#/platform/clock/clock';
import type { Database } from '#/platform/db/database';
import type { Files } from '#/platform/files/files';
import type { Jobs } from '#/platform/jobs/jobs';
import type { Log } from '#/platform/log/log';
import type { FetchOutside } from '#/platform/net/safe-fetch';

/** The dependencies that commands and queries are passed, so that they need no globals. */
export interface Context {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  files: Files;
  /** Fetches addresses that are not trusted, for example those that a person entered or a feed contains. */
  fetchOutside: FetchOutside;
}
