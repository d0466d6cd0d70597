import { resolve } from 'node:path';
import { activateSite } from '#/features/backups/commands/activate-site';
import { heldRestore } from '#/features/backups/queries';
import type { BackupServices } from '#/features/backups/routes';
import type { Context } from '#/platform/context';
import type { OpenDatabase } from '#/platform/db/database';
import type { Settings } from './env';
import { readVersion } from './health';

interface Running {
  ctx: Pick<Context, 'db' | 'clock' | 'files'>;
  database: OpenDatabase;
  secret: string;
  settings: Pick<Settings, 'dataDir' | 'authSecret'>;
  root: string;
}

/** Backups of a running site, one at a time. */
export function createBackups({ ctx, database, secret, settings, root }: Running): BackupServices {
  const { authSecret } = settings;
  let isWriting = false;
  return {
    secret,
    activate: (order) => activateSite(ctx, order),
    async backUp(order) {
      if (isWriting) return undefined;
      isWriting = true;
      try {
        // Loaded on demand: a backup is made once a day.
        const { backUpSite } = await import('./site-backup');
        const { product } = readVersion(root);
        return await backUpSite(
          { ...ctx, database, dataDir: resolve(settings.dataDir), product, authSecret },
          order,
        );
      } finally {
        isWriting = false;
      }
    },
  };
}

const heldMs = 2_000;

/**
 * Starts the jobs, unless a restored site holds them back: then as soon as it was activated, on this instance or another
 * one.
 */
export function startUnlessHeld(
  { db, log }: Pick<Context, 'db' | 'log'>,
  startJobs: () => Promise<void>,
): { start(): Promise<void>; stop(): void } {
  let waiting: NodeJS.Timeout | undefined;
  const start = async () => {
    if (!(await heldRestore(db))) return startJobs();
    if (!waiting)
      log.warn('backup: this site was restored; mails and jobs are held back until it is activated');
    wait();
  };
  const wait = () => {
    waiting = setTimeout(() => void start().catch(wait), heldMs).unref();
  };
  return { start, stop: () => clearTimeout(waiting) };
}
