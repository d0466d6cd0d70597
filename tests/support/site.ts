import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPostgresDatabase, type Engine } from './database';
import { type ServerProcess, startBuiltServer, startServer } from './server.ts';

export interface SiteSettings {
  /** Settings as environment variables. */
  env?: Record<string, string>;
  /** Runs from the sources like `npm run dev`; by default from the build. */
  development?: boolean;
  /** The embedded database by default. */
  engine?: Engine;
  /** Starts with an empty folder, as on a new machine; a site without `ADMIN_EMAIL` is then not open. */
  firstStart?: boolean;
  /** Data and database of an earlier site, to start it again. */
  after?: Pick<Site, 'dataDir' | 'databaseUrl'>;
}

/** A server, its data and its database. */
export interface Site extends ServerProcess {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A site that tests may neither stop nor look into. */
export type SharedSite = Pick<Site, 'url'>;

const folders = new Set<string>();
let shared: Promise<Site> | undefined;
let endShared: (() => void) | undefined;

/** Seconds within which a site run from its sources is ready; they are loaded and transformed one by one. */
const sourcesTimeout = 100;

process.once('exit', () => {
  endShared?.();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the server on a free port and waits until it can serve a booking. Its data lives as long as this process. */
export async function startSite({
  env = {},
  development = false,
  engine = 'pglite',
  firstStart = false,
  after,
}: SiteSettings = {}): Promise<Site> {
  const dataDir = after?.dataDir ?? newFolder(engine, firstStart);
  const databaseUrl = after ? after.databaseUrl : await databaseOf(engine);
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  };
  const server = development
    ? await startServer(['tools/dev.mjs'], settings, sourcesTimeout)
    : await startBuiltServer(settings);
  return { ...server, dataDir, databaseUrl };
}

/**
 * The site shared by all files of this process that only read: the shipped content, and no owner who could sign in. Files
 * that book, write or sign in start a site of their own. It ends with this process.
 */
export async function sharedSite(): Promise<SharedSite> {
  shared ??= startSite();
  const site = await shared.catch((error) => {
    shared = undefined;
    throw error;
  });
  endShared ??= () => void site.kill();
  return site;
}

/** A data folder: empty, or with the database that a first start would copy from the template in half of its start-up time. */
function newFolder(engine: Engine, isEmpty: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-site-'));
  if (engine === 'pglite' && !isEmpty) cpSync(inject('pgliteDataDir'), folder, { recursive: true });
  folders.add(folder);
  return folder;
}

const databaseOf = async (engine: Engine) =>
  engine === 'postgres' ? (await createPostgresDatabase()).databaseUrl : undefined;
