import { Hono, type MiddlewareHandler } from 'hono';
import type { Clock } from '#/platform/clock/clock';
import { Problem } from '#/platform/errors/problem';
import { requireProof } from '#/platform/http-server/proven';
import { jsonBody } from '#/platform/http-server/validated';
import {
  activateRequest,
  type BackupReport,
  backupRequest,
  type RestoreRefusal,
  type RestoreResponse,
  restoreHeaders,
} from './contract';

export interface BackupUpload {
  body: ReadableStream<Uint8Array>;
  /** The size of the archive, from the `Content-Length` header. */
  bytes: number;
  /** The key of an encrypted archive, as the person typed it; empty if none was sent. */
  key: string;
}

export interface BackupServices {
  /** The site's secret. */
  secret: string;
  /** Writes a backup into the data folder. Resolves to undefined while another `backUp` or `restore` is under way. */
  backUp(order: { encrypted: boolean }): Promise<BackupReport | undefined>;
  /** Restores an uploaded archive into a site that nobody uses yet. */
  restore(upload: BackupUpload): Promise<RestoreResponse>;
  /** Activates a restored site; resolves to undefined if there is nothing to activate. */
  activate(order: { sendDue: boolean }): Promise<{ heldMails: number } | undefined>;
}

/**
 * Routes for `npm run backup` and `npm run restore`, which ask the running server because only one process can open the embedded
 * database. A request without a proof of the site's secret gets the same response as an unknown address.
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

/** The route that restores a backup into a site without an owner. The set-up link allows it: `isLinkValid` checks its token. */
export const restoreRoutes = (
  { restore }: Pick<BackupServices, 'restore'>,
  isLinkValid: (token: string) => Promise<boolean>,
) =>
  new Hono().post('/restore', async (c) => {
    const body = c.req.raw.body;
    const refuse = (reason: RestoreRefusal) => c.json<RestoreResponse>({ ok: false, reason }, 422);
    if (!(await isLinkValid(c.req.header(restoreHeaders.token) ?? ''))) return refuse('link');
    if (!body) return refuse('foreign');
    const bytes = Number(c.req.header('Content-Length') ?? 0);
    const restored = await restore({ body, bytes, key: c.req.header(restoreHeaders.key) ?? '' });
    return restored.ok ? c.json<RestoreResponse>(restored) : refuse(restored.reason);
  });
