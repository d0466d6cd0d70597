/** The process that restores one archive on trial. Memory, database connection and secrets of the trial end with the process. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#/platform/db/open';
import { createApp } from './app';
import { readBuiltPages } from './built-pages';
import { createSite } from './context';
import { databaseSettings } from './database';
import { readSettings, type Settings } from './env';
import { type ProofOutcome, type ProofTask, proveArchive } from './prove-backup';

const root = fileURLToPath(new URL('../..', import.meta.url));

function scratchSettings(folder: string, baseUrl = 'http://localhost'): Settings {
  const read = readSettings({ DATA_DIR: folder, BASE_URL: baseUrl, CONTENT: 'none', LOG_LEVEL: 'silent' });
  if (!read.ok) throw new Error(read.line);
  return read.settings;
}

/**
 * Opens the restored site as a start does, and renders its home page. As after every restoration, it sends no mails and does no
 * jobs.
 */
async function renderHome(folder: string, baseUrl: string): Promise<{ status: number; html: string }> {
  const site = await createSite(scratchSettings(folder, baseUrl), root);
  try {
    const clientDir = join(import.meta.dirname, 'client');
    const app = createApp(site, { ...(await readBuiltPages(clientDir)), clientDir });
    const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
    const response = await app.request(`${baseUrl}/`, {}, { incoming });
    return { status: response.status, html: await response.text() };
  } finally {
    await site.stop(500);
  }
}

process.umask(0o077);
process.once('message', async (task: ProofTask) => {
  const outcome: ProofOutcome = await proveArchive(task, {
    migrationsDir: join(root, 'migrations'),
    open: (folder) => openDatabase(databaseSettings(scratchSettings(folder), root)),
    renderHome,
  });
  process.send?.(outcome, () => process.disconnect());
});
process.send?.('ready');
