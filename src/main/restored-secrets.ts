import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { siteRestore } from '#/features/backups/table';
import { hasOwner } from '#/features/identity/admin-queries';
import { type Secrets, secretsSchema } from '#/platform/backup/manifest';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { readIfThere, replaceFile } from '#/platform/files/whole-file';
import { authSecret, knownSecret, secretFiles } from './auth-secret';

const restoredSchema = z.object({ restoredAt: z.iso.datetime(), secrets: secretsSchema });

const fileIn = (dataDir: string) => join(dataDir, 'restored-secrets');
const entries = Object.entries(secretFiles) as [keyof Secrets, string][];

/** Stores the secrets of a backup in a separate file, so that the present secrets stay unchanged if the restoration fails. */
export const keepRestoredSecrets = (dataDir: string, secrets: Secrets, restoredAt: Date): Promise<void> =>
  replaceFile(
    fileIn(dataDir),
    `${JSON.stringify({ restoredAt: restoredAt.toISOString(), secrets } satisfies z.infer<typeof restoredSchema>)}\n`,
  );

/**
 * Replaces the secrets by those of the restored backup. The former secrets are kept in files beside them, because a backup of the
 * replaced site may need them. If a restoration ended before this step, the next start does it. The secrets of a restoration that
 * was not committed are deleted.
 */
export async function adoptRestoredSecrets(db: Executor, dataDir: string): Promise<void> {
  const kept = await readIfThere(fileIn(dataDir));
  if (kept === undefined) return;
  const { restoredAt, secrets } = parsed(kept, fileIn(dataDir));
  const [restored] = await db
    .select()
    .from(siteRestore)
    .where(eq(siteRestore.restoredAt, new Date(restoredAt)));
  if (restored) for (const [name, file] of entries) await adopt(join(dataDir, file), `${secrets[name]}\n`);
  await rm(fileIn(dataDir));
}

function parsed(text: string, file: string): z.infer<typeof restoredSchema> {
  try {
    return restoredSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is damaged: remove it, and restore the backup again`, { cause: error });
  }
}

async function adopt(file: string, secret: string): Promise<void> {
  const former = await readIfThere(file);
  if (former === secret) return;
  if (former !== undefined) await replaceFile(`${file}.before-restore`, former);
  await replaceFile(file, secret);
}

/**
 * The `authSecret` for a start of the site, once the secrets of a restored backup are adopted. Warns if the stored secret was
 * lost.
 */
export async function siteSecret(
  { db, log }: Pick<Context, 'db' | 'log'>,
  dataDir: string,
  configured: string | undefined,
): Promise<string> {
  await adoptRestoredSecrets(db, dataDir);
  if ((await knownSecret(dataDir, configured)) === undefined && (await hasOwner({ db })))
    log.warn(
      'sign-in: auth-secret is missing in DATA_DIR, so a new one is made: owners sign in again, and authenticators cannot be read. Put the file back (it is in an encrypted backup, too), or remove the second step: npm run cli admin two-factor off MAIL',
    );
  return authSecret(dataDir, configured);
}
