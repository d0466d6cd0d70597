import { join, resolve } from 'node:path';
import type { NightlyBackupServices } from '#/features/backups/admin-queries';
import { activateSite } from '#/features/backups/commands/activate-site';
import { heldRestore } from '#/features/backups/queries';
import type { BackupServices } from '#/features/backups/routes';
import type { Context } from '#/platform/context';
import type { OpenDatabase } from '#/platform/db/database';
import type { JobSystem } from '#/platform/jobs/jobs';
import { sealingKey } from './auth-secret';
import type { Settings } from './env';
import { readVersion } from './health';

interface Running {
  ctx: Pick<Context, 'db' | 'clock' | 'files' | 'log'>;
  database: OpenDatabase;
  jobs: JobSystem;
  /** Starts the jobs again, if this process runs any, after a backup could not be restored. */
  resumeJobs: () => Promise<void>;
  secret: string;
  settings: Pick<Settings, 'dataDir' | 'authSecret' | 'backupKey'>;
  root: string;
  onRestored: (() => void) | undefined;
}

export async function createBackupPlaces(
  dataDir: string,
  settings: Pick<Settings, 'authSecret' | 'backup' | 'backupKey' | 'baseUrl'>,
): Promise<NightlyBackupServices> {
  return {
    environment: settings.backup,
    key: await sealingKey('backup place', dataDir, settings.authSecret),
    defaultFolder: join(dataDir, 'backups'),
    async recoverySheet() {
      const [{ recoverySheet }, { backupKey }] = await Promise.all([
        import('./recovery-sheet'),
        import('./site-backup'),
      ]);
      return recoverySheet(settings.baseUrl, await backupKey(dataDir, settings.backupKey));
    },
  };
}

/** Milliseconds until a restored site is opened anew. By then the browser has received the response. */
const reopenMs = 300;

/** Makes and restores backups on a running site, one at a time. A request is refused while another one is running. */
export function createBackups({
  ctx,
  database,
  jobs,
  resumeJobs,
  secret,
  settings,
  root,
  onRestored,
}: Running): BackupServices {
  const { authSecret, backupKey } = settings;
  const dataDir = resolve(settings.dataDir);
  let isBusy = false;
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isBusy) return undefined;
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
  return {
    secret,
    activate: (order) => activateSite(ctx, order),
    backUp: (order) =>
      alone(async () => {
        // Loaded on demand, because backups are rare.
        const { backUpSite } = await import('./site-backup');
        const { product } = readVersion(root);
        return backUpSite({ ...ctx, database, dataDir, product, authSecret, backupKey }, order);
      }),
    async restore(upload) {
      const { receiveBackup } = await import('./receive-backup');
      const migrationsDir = join(root, 'migrations');
      const place = { ...ctx, database, jobs, resumeJobs, dataDir, authSecret, migrationsDir };
      const restored = await alone(() => receiveBackup(place, upload, settings.backupKey));
      if (restored?.ok) setTimeout(() => onRestored?.(), reopenMs);
      return restored ?? { ok: false, reason: 'busy' };
    },
  };
}

const heldCheckMs = 2_000;

/**
 * Starts the jobs. On a restored site, they start only once the owner or the operator has activated the site, on this instance or
 * on another one. `resume` also waits for a database that can't be asked.
 */
export function startUnlessHeld(
  { db, log }: Pick<Context, 'db' | 'log'>,
  startJobs: () => Promise<void>,
): { start(): Promise<void>; resume(): Promise<void>; stop(): void } {
  let waiting: NodeJS.Timeout | undefined;
  const start = async () => {
    if (!(await heldRestore(db))) return startJobs();
    if (!waiting)
      log.warn('backup: this site was restored; mails and jobs are held back until it is activated');
    wait();
  };
  const wait = () => {
    waiting = setTimeout(() => void start().catch(wait), heldCheckMs).unref();
  };
  return { start, resume: () => start().catch(wait), stop: () => clearTimeout(waiting) };
}
