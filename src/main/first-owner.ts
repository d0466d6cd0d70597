import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasOwner } from '#/features/identity/admin-queries';
import { createOwner } from '#/features/identity/commands/create-owner';
import { issueSetUpToken } from '#/features/identity/commands/issue-set-up-token';
import { openSite } from '#/features/opening/commands/open-site';
import type { Context } from '#/platform/context';
import type { Settings } from './env';

/**
 * If the site has no owner, creates one from `ADMIN_EMAIL` and `ADMIN_PASSWORD` and opens the site. Without these settings it
 * makes a new set-up link, writes it to a file that only the server's user can read, and returns the link and the file's path. In
 * all other cases it returns undefined.
 */
export async function prepareFirstOwner(
  ctx: Pick<Context, 'db' | 'clock'>,
  { admin, baseUrl }: Pick<Settings, 'admin' | 'baseUrl'>,
  dataDir: string,
) {
  const file = join(dataDir, 'set-up-link.txt');
  if (await hasOwner(ctx)) {
    await rm(file, { force: true });
    return undefined;
  }
  if (admin) {
    if (await createOwner(ctx, admin)) await openSite(ctx);
    return undefined;
  }
  // The token is in the fragment of the address, which browsers don't send to servers.
  const link = `${baseUrl}/admin/set-up#${await issueSetUpToken(ctx)}`;
  await writeFile(file, `${link}\n`, { mode: 0o600 });
  return { link, file };
}
