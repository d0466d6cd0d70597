import { setTimeout } from 'node:timers/promises';
import type { Context } from '#/platform/context';
import type { OpenDatabase } from '#/platform/db/database';
import { joinInstances, type Membership } from '#/platform/db/instances';
import { storeId } from '#/platform/files/files';
import { secretFingerprint } from './auth-secret';

const warnings = {
  uploads:
    'Another instance on this database keeps its uploads elsewhere: pictures uploaded to one are missing on the other. Set the same S3_BUCKET on each, or give them one DATA_DIR/uploads.',
  secret:
    'Another instance on this database has another AUTH_SECRET: who signs in on one is signed out on the other. Set the same AUTH_SECRET on each.',
};

/**
 * Registers this instance, and logs a warning for each setting that must be equal on all instances but differs on another one.
 */
export async function joinSiteInstances(
  database: OpenDatabase,
  { files, log }: Pick<Context, 'files' | 'log'>,
  secret: string,
): Promise<Membership> {
  const embedded = database.engine === 'pglite';
  // A remote store may be slow or unreachable, which must not delay the start for long.
  const askingStore = embedded ? undefined : storeId(files).catch(() => undefined);
  const membership = await joinInstances(database, {
    uploads: await Promise.race([askingStore, setTimeout(3_000, undefined, { ref: false })]),
    secret: secretFingerprint(secret),
  });
  for (const what of membership.differing) log.warn(warnings[what]);
  return membership;
}
