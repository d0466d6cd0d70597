import { realpath } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { FolderInUse, lockFolder } from '#/platform/db/folder-lock';
import { countInstances } from '#/platform/db/instances';
import { newestMigration } from '#/platform/db/migrate';
import { openUnlessServing, Refusal, runCommand, say } from './command';
import type { Settings } from './env';
import { readVersion } from './health';
import { leadTo, unpackRelease } from './release-folders';
import { runShell, runSiteCommand } from './run-program';
import { factsOfServer, loopbackFor } from './running-server';
import { knownBackupKey } from './site-backup';

const usage = `kursu update ARCHIVE [--sha256 SUM] [--stop COMMAND] [--start COMMAND] [--wait SECONDS]

Puts a new release (kursu-….tar.gz) in the place of the one in use, as root: unpacks it beside, tries whether it runs on this
machine, stops the site, makes a backup, leads "current" to the new release, and starts the site. If the new release does not
answer in time, the old one is led back, with everything as it was before, and started again. Visitors wait for some seconds.

  --sha256 SUM     the archive must have this sum, which "npm run release" printed
  --stop COMMAND   stops the site ("systemctl stop kursu")
  --start COMMAND  starts it ("systemctl start kursu")
  --wait SECONDS   how long the new release may take until it answers (120)
  --help           this text`;

/** The folder of the release in use. The symbolic link `current` next to this folder points to it. */
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const current = join(dirname(root), 'current');

/** The most milliseconds that the site may take to finish requests in progress when it stops. */
const stopMs = 30_000;
/** Milliseconds after which a killed server on PostgreSQL no longer counts as running. */
const forgottenMs = 120_000;

interface Service {
  settings: Settings;
  dataDir: string;
  stop: string;
  start: string;
  waitMs: number;
}

await runCommand({
  usage,
  options: {
    sha256: { type: 'string' },
    stop: { type: 'string', default: 'systemctl stop kursu' },
    start: { type: 'string', default: 'systemctl start kursu' },
    wait: { type: 'string', default: '120' },
  },
  failure: 'The site was not updated',
  async run({ values: { stop, start, wait, sha256 }, positionals: [archive] }, settings) {
    if (!archive || !/^[1-9]\d{0,3}$/.test(wait)) throw new Refusal(usage);
    if ((await realpath(current).catch(() => '')) !== root)
      throw new Refusal(
        `${current} does not lead to this release: run the command of the one in use. (Sources are updated with git, and "npm start".)`,
      );
    const dataDir = resolve(settings.dataDir);
    const service = { settings, dataDir, stop, start, waitMs: Number(wait) * 1_000 };
    const release = await unpackRelease(resolve(archive), { beside: root, sha256 });
    await tryOut(release, service);
    // From here on signals are ignored: the site must be running at the end, even if the terminal is closed.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
    await replaceBy(release, service);
  },
});

/** Runs a harmless command of the new release. Throws if this machine can't run it, or if the settings are invalid for it. */
async function tryOut(release: string, { dataDir }: Service): Promise<void> {
  const { code, output } = await runSiteCommand(release, ['help'], dataDir);
  if (code !== 0) throw new Refusal(`The new release does not run here, so nothing was changed: ${output}`);
  say(`Unpacked: ${release}`);
}

async function replaceBy(release: string, service: Service): Promise<void> {
  const backup = await stopAndBackUp(service).catch(async (error) => {
    await startSite(service);
    throw error;
  });
  say(`Stopped, and backed up: ${backup}`);
  await leadTo(current, release);
  await startSite(service);
  const fault = await findFault(release, service);
  if (!fault) return say(`Updated: the site runs from ${release}. The former release is kept: ${root}`);
  if (fault.running) throw await keepRunning(fault);
  say(`${fault.text} Going back.`);
  await goBack(release, backup, service);
  throw new Refusal(
    `${fault.text} The former release runs again, with everything as it was. Backup: ${backup}`,
  );
}

/**
 * For a site that runs, but not from the new release. The backup isn't restored, as this would lose what visitors have sent since
 * the start. If the site runs from the former release, its database is unchanged, and `current` is pointed to that release again.
 */
async function keepRunning({ text, running }: Fault): Promise<Refusal> {
  if (running === 'former') await leadTo(current, root);
  return new Refusal(`${text} Its service has to start ${current}/kursu. The site goes on as it is.`);
}

/**
 * Returns to the former release, and restores the backup if the releases have different migrations. The backup lacks nothing,
 * because the new release never became ready.
 */
async function goBack(release: string, backup: string, service: Service): Promise<void> {
  const migrationsOf = (folder: string) => newestMigration(join(folder, 'migrations'));
  await stopSite(service);
  if (migrationsOf(release) !== migrationsOf(root)) {
    await isTrue(() => hasEnded(service), forgottenMs);
    await bringBack(backup, service);
  }
  await leadTo(current, root);
  await startSite(service);
  const fault = await findFault(root, service);
  if (fault) throw new Refusal(`The former release does not answer either: ${fault.text} Backup: ${backup}`);
}

/** Restores the backup. Throws where that fails; the message says how to do it by hand. */
async function bringBack(backup: string, service: Service): Promise<void> {
  try {
    await runOld(service, ['restore', backup, '--replace']);
    await runOld(service, ['restore', '--activate', '--send-due']);
  } catch (error) {
    const command = `${root}/kursu restore`;
    throw new Refusal(
      `${(error as Error).message} The site is stopped. To bring it back: "${command} ${backup} --replace", "${command} --activate --send-due", then let ${current} lead to ${root}, and start it.`,
    );
  }
}

async function runOld({ dataDir }: Service, args: string[]): Promise<string> {
  const { code, output } = await runSiteCommand(root, args, dataDir);
  if (code !== 0) throw new Refusal(`"kursu ${args.join(' ')}" failed: ${output}`);
  return output;
}

async function stopAndBackUp(service: Service): Promise<string> {
  const { settings, dataDir } = service;
  await stopSite(service);
  const isEncrypted = (await knownBackupKey(dataDir, settings.backupKey)) !== undefined;
  const output = await runOld(service, ['backup', ...(isEncrypted ? ['--encrypt'] : [])]);
  // The first line of the output is the path of the archive, two blanks, and its size.
  return output.split('  ')[0] ?? '';
}

async function stopSite(service: Service): Promise<void> {
  const { shutdownDelay } = service.settings;
  const { code, output } = await runShell(service.stop);
  if (code !== 0) throw new Refusal(`"${service.stop}" failed: ${output}`);
  if (!(await isTrue(async () => !(await isListening(service)), shutdownDelay + stopMs)))
    throw new Refusal(`The site still answers after "${service.stop}", so nothing was changed.`);
  // A stopping server no longer listens, but holds its folder until its last work is done.
  if (!service.settings.databaseUrl) await isTrue(() => hasEnded(service), stopMs);
}

/** Whether no server has the database open. True if this can't be found out: the next command reports the failure better. */
async function hasEnded({ settings, dataDir }: Service): Promise<boolean> {
  try {
    if (!settings.databaseUrl) {
      // The database isn't opened, as this command runs as root and would leave files in it that the site's user can't write.
      lockFolder(dataDir).release();
      return true;
    }
    await using database = await openUnlessServing(settings, root);
    return database !== undefined && (await countInstances(database)) === 0;
  } catch (error) {
    return !(error instanceof FolderInUse);
  }
}

async function startSite({ start }: Service): Promise<void> {
  const { code, output } = await runShell(start);
  if (code !== 0) say(`"${start}" failed: ${output}`);
}

interface Fault {
  text: string;
  /** For a site that answers: the release that it runs from. */
  running?: 'former' | 'unknown';
}

/** The reason why the site doesn't run from this release; undefined if it does. */
async function findFault(release: string, service: Service): Promise<Fault | undefined> {
  if (!(await isTrue(() => isReady(service), service.waitMs)))
    return { text: `${release} did not answer within ${service.waitMs / 1_000} seconds.` };
  const running = (await factsOfServer(service.settings))?.version;
  const isRunning = (folder: string) => isDeepStrictEqual(running, { ...running, ...readVersion(folder) });
  if (isRunning(release)) return undefined;
  return isRunning(root)
    ? { text: `The site still runs from ${root}.`, running: 'former' }
    : { text: `The site answers, but not as ${release}.`, running: 'unknown' };
}

function addressOf({ settings: { host, port } }: Service) {
  return { host: loopbackFor(host), port };
}

function isListening(service: Service): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(addressOf(service));
  const end = (result: boolean) => {
    socket.destroy();
    resolve(result);
  };
  socket.once('connect', () => end(true)).once('error', () => end(false));
  return promise;
}

function isReady(service: Service): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  get({ ...addressOf(service), path: '/readyz', timeout: 5_000 }, (response) => {
    response.resume();
    resolve(response.statusCode === 200);
  })
    .once('timeout', () => resolve(false))
    .once('error', () => resolve(false));
  return promise;
}

/** Calls `ask` twice a second until it returns true, or returns false after `withinMs` milliseconds. */
async function isTrue(ask: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; ; ) {
    if (await ask()) return true;
    if (performance.now() > end) return false;
    await setTimeout(500);
  }
}
