import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPostgresDatabase, type Engine } from './database';
import { type Mailbox, openMailbox, type ReceivedMail } from './mailbox';
import { ownerEnv } from './owner-account';
import { compileCache, type ServerProcess, startBuiltServer, startServer } from './server.ts';

export interface SiteSettings {
  /** Settings as environment variables. */
  env?: Record<string, string>;
  /** Runs from the sources like `npm run dev`; by default from the build. */
  development?: boolean;
  /** The embedded database by default. */
  engine?: Engine;
  /** Starts with an empty data folder, as on a new machine. Without `ADMIN_EMAIL` the site is then not open. */
  firstStart?: boolean;
  /** An earlier site, which is started again on its data and database. */
  after?: Pick<Site, 'dataDir' | 'databaseUrl'>;
  /** A command that is put in front of the server's (`through` in server.ts). */
  through?: readonly string[];
}

/** A server, its data and its database. */
export interface Site extends ServerProcess {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A site that several test files share. Tests may neither stop it nor use its data folder or database. */
export type SharedSite = Pick<Site, 'url'>;

/** A shared site that sends mails. */
export interface VisitedSite extends SharedSite {
  /** Receives every mail of the site. */
  mailbox: Pick<Mailbox, 'mails' | 'waitFor'>;
  /** Where the site sends the owner's mails. */
  owner: string;
  /** The mail to an address about a reservation or an application. */
  mailTo(address: string, id: string): Promise<ReceivedMail>;
}

const folders = new Set<string>();

/** Seconds within which a site must be ready that runs from its sources. These are loaded and transformed one by one. */
const sourcesTimeout = 100;

/** Servers that end with this process. */
const shared = new Set<ServerProcess>();

process.once('exit', () => {
  for (const server of shared) void server.kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the server on a free port and waits until it can serve a booking. Its data lives as long as this process. */
export async function startSite({
  env = {},
  development = false,
  engine = 'pglite',
  firstStart = false,
  after,
  through,
}: SiteSettings = {}): Promise<Site> {
  const dataDir = after?.dataDir ?? newFolder(engine, firstStart);
  const databaseUrl = after ? after.databaseUrl : await databaseOf(engine);
  const settings = {
    DATA_DIR: dataDir,
    ...compileCache,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  };
  const server = development
    ? await startServer(['tools/dev.mjs'], settings, sourcesTimeout)
    : await startBuiltServer(settings, through);
  return { ...server, dataDir, databaseUrl };
}

/** Returns a function that calls `start` once for all test files of this process, and again only where it failed. */
function startedOnce<Started>(start: () => Promise<Started>): () => Promise<Started> {
  let started: Promise<Started> | undefined;
  return () => {
    started ??= start().catch((error) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}

async function startShared(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ env });
  shared.add(site);
  return site;
}

/**
 * The site for test files that only read. It has the shipped content, and no owner who could sign in. Files that write or sign in
 * use another site.
 */
export const sharedSite: () => Promise<SharedSite> = startedOnce(startShared);

/**
 * The site for test files in which the owner (owner.ts) is signed in. Each file may change only items and addresses that no other
 * file uses, and must leave account, settings and look as they are.
 */
export const ownersSite: () => Promise<SharedSite> = startedOnce(() => startShared(ownerEnv));

/**
 * The site for test files in which visitors book, apply and write. Each file must use names and slots of its own. No owner can
 * sign in.
 */
export const visitedSite: () => Promise<VisitedSite> = startedOnce(async () => {
  const mailbox = await openMailbox();
  const owner = 'sahibi@leyla.example';
  const { url } = await startShared({ SMTP_URL: mailbox.url, OWNER_EMAIL: owner });
  const mailTo = (address: string, id: string) =>
    mailbox.waitFor(
      ({ envelope, source }) => envelope.to.includes(address) && source.includes(id.slice(0, 8)),
    );
  return { url, mailbox, owner, mailTo };
});

/**
 * A new data folder: empty, or with a copy of a finished embedded database. To unpack the product's template instead would take
 * half of the time of a first start.
 */
function newFolder(engine: Engine, isEmpty: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-site-'));
  if (engine === 'pglite' && !isEmpty) cpSync(inject('pgliteDataDir'), folder, { recursive: true });
  folders.add(folder);
  return folder;
}

const databaseOf = async (engine: Engine) =>
  engine === 'postgres' ? (await createPostgresDatabase()).databaseUrl : undefined;
