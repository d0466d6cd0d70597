import { Hono, type MiddlewareHandler } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import { Problem } from '#/platform/errors/problem';
import { requireProof } from '#/platform/http-server/proven';
import { jsonBody } from '#/platform/http-server/validated';
import { activateRequest, type BackupReport, backupRequest } from './contract';

export interface BackupServices {
  /** The site's secret. */
  secret: string;
  /** Writes a backup into the data folder; undefined while another one is being written. */
  backUp(order: { encrypted: boolean }): Promise<BackupReport | undefined>;
  /** Has a restored site take up its work; undefined where there is nothing to activate. */
  activate(order: { sendDue: boolean }): Promise<{ heldMails: number } | undefined>;
}

/**
 * For `npm run backup` and `restore`: the embedded database can be opened by one process only. To everybody else these
 * addresses do not exist.
 */
export function backupRoutes({ clock }: { clock: Clock }, { secret, backUp, activate }: BackupServices) {
  const proving =
    (asked: 'backup' | 'activate'): MiddlewareHandler =>
    (c, next) => {
      requireProof(c, secret, asked, clock.now());
      return next();
    };
  return new Hono()
    .post('/backup', proving('backup'), jsonBody(backupRequest), async (c) => {
      const report = await backUp(c.req.valid('json'));
      if (!report) throw new Problem('conflict');
      return c.json<BackupReport>(report);
    })
    .post('/backup/activate', proving('activate'), jsonBody(activateRequest), async (c) => {
      const done = await activate(c.req.valid('json'));
      if (!done) throw new Problem('conflict');
      return c.json(done);
    });
}
