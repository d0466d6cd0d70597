import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#/platform/context';
import { isResponseProven, proveKnowledge } from '#/platform/crypto/proof';
import { freeBytes } from '#/platform/db/disk-space';
import { errorCauses, errorTrace } from '#/platform/errors/trace';
import type { StuckJobs } from '#/platform/jobs/stuck-jobs';
import { type MailTransport, mailErrorReason } from '#/platform/mail/transport';
import { callOwnAddress } from '#/platform/net/call-own-address';
import type { SafeFetchResult } from '#/platform/net/safe-fetch';
import { within } from '#/platform/time/within';
import { dayMs } from '#/platform/time/zone';
import type { BackupFacts, CalendarFacts, DatabaseFacts, Facts, RequestSight, VersionFacts } from './rules';

/** What only the running server can find out. */
interface ServerSources {
  database(): Promise<DatabaseFacts>;
  backups(): Promise<BackupFacts>;
  /** Tries to store an upload, and rejects if that fails. */
  storeUpload(): Promise<void>;
  stuckJobs(): Promise<StuckJobs[]>;
  calendars(): Promise<CalendarFacts[]>;
  unclearMails(): Promise<number>;
  unreadableAuthenticators(): Promise<number>;
}

export interface HealthSources extends Partial<ServerSources> {
  baseUrl: string;
  /** The site's secret; undefined if the site has never been started. */
  secret: string | undefined;
  dataDir: string;
  clock: Context['clock'];
  mail: Pick<MailTransport, 'toFiles' | 'verify'>;
  version: VersionFacts;
  /** Fetches an address whose response carries the time; undefined where no other machine may be contacted. */
  fetchTime?: ((address: string) => Promise<SafeFetchResult>) | undefined;
}

/**
 * The file whose date says when the last backup was made. The product's own backups write it. Whoever makes another kind of
 * backup has to run `touch` on it.
 */
const backupStampFile = 'last-backup';

/** Let's Encrypt, whose clock is accurate. A site with HTTPS usually contacts it for certificates anyway. */
const timeAddress = 'https://acme-v02.api.letsencrypt.org/directory';

const timeoutsMs = { call: 5_000, mail: 8_000, database: 3_000, uploads: 8_000 };

/**
 * Collects all facts, normally within eleven seconds: most of them in parallel, and the clock's difference last. Sends no mail,
 * and deletes what it has stored for a test.
 */
export async function collectFacts(sources: HealthSources): Promise<Facts> {
  const { baseUrl, dataDir, version } = sources;
  const ask = <Fact>(source: (() => Promise<Fact>) | undefined) =>
    source && within(timeoutsMs.database, source()).catch(() => undefined);
  const { stuckJobs, calendars, unclearMails, unreadableAuthenticators } = sources;
  const asked = Promise.all([
    ask(stuckJobs),
    ask(calendars),
    ask(unclearMails),
    ask(unreadableAuthenticators),
  ]);
  const [call, mail, database, backupHours, backups, free, uploads] = await Promise.all([
    callByPublicAddress(sources),
    mailFacts(sources),
    databaseFacts(sources),
    hoursSinceBackup(sources),
    sources.backups?.().catch(() => undefined),
    freeBytes(dataDir).catch(() => undefined),
    uploadFacts(sources),
  ]);
  const [stuck, connected, unclear, unreadable] = await asked;
  const secondsAhead = await clockDifference(sources, call.secondsAhead);
  return {
    baseUrl,
    running: sources.database !== undefined,
    call: call.fact,
    secondsAhead,
    certificateDays: call.certificateDays,
    calendars: connected,
    unreadableAuthenticators: unreadable,
    freeBytes: free,
    mail,
    unclearMails: unclear,
    backupHours,
    backups,
    database,
    uploads,
    stuckJobs: stuck,
    version,
  };
}

/** The path at which the site describes how a request reached it. The request has to prove that it knows the site's secret. */
const echoPath = '/api/health/echo';

interface CallResult {
  fact: Facts['call'];
  certificateDays?: number | undefined;
  secondsAhead?: number | undefined;
}

async function callByPublicAddress({ baseUrl, secret, clock }: HealthSources): Promise<CallResult> {
  const proof = proveKnowledge(secret ?? '', 'echo', clock.now());
  const call = await callOwnAddress(baseUrl, echoPath, {
    headers: { Authorization: proof },
    timeoutMs: timeoutsMs.call,
  });
  if (!call.ok) return { fact: { outcome: 'failed', reason: call.reason } };
  const echo = call.status === 200 ? readEcho(call.body) : undefined;
  if (!echo || secret === undefined || !isResponseProven(secret, proof, echo.proof))
    return { fact: { outcome: 'other' } };
  const secondsAhead = call.date === undefined ? undefined : (clock.now().getTime() - call.date) / 1000;
  const until = call.certificateUntil;
  const certificateDays = until && (until - clock.now().getTime()) / dayMs;
  return { fact: { outcome: 'own', sight: echo.sight }, secondsAhead, certificateDays };
}

function readEcho(body: string): { proof: string; sight: RequestSight } | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * By how many seconds this machine's clock is ahead; undefined if unknown. Another machine's time is preferred, because the date
 * of the site's own response mostly comes from this machine's clock. A site without HTTPS may not be meant for the internet, so
 * it contacts no other machine.
 */
async function clockDifference(
  { baseUrl, clock, fetchTime }: HealthSources,
  ownDifference: number | undefined,
): Promise<number | undefined> {
  if (!fetchTime || !baseUrl.startsWith('https:')) return ownDifference;
  const outside = await fetchTime(timeAddress);
  const date = outside.ok ? Date.parse(outside.date ?? '') : Number.NaN;
  return Number.isNaN(date) ? ownDifference : (clock.now().getTime() - date) / 1000;
}

async function mailFacts({ mail }: HealthSources): Promise<Facts['mail']> {
  if (mail.toFiles) return { outcome: 'none' };
  try {
    await within(timeoutsMs.mail, mail.verify());
    return { outcome: 'reachable' };
  } catch (error) {
    return { outcome: 'failed', reason: mailErrorReason(error) };
  }
}

async function databaseFacts({ database }: HealthSources): Promise<DatabaseFacts | undefined> {
  if (!database) return undefined;
  return within(timeoutsMs.database, database()).catch((): DatabaseFacts => ({ outcome: 'unreachable' }));
}

async function uploadFacts({ storeUpload }: HealthSources): Promise<Facts['uploads']> {
  if (!storeUpload) return undefined;
  try {
    await within(timeoutsMs.uploads, storeUpload());
    return { outcome: 'well' };
  } catch (error) {
    const { code, kind } = errorTrace(errorCauses(error).at(-1));
    return { outcome: 'failed', code: code ?? kind };
  }
}

async function hoursSinceBackup({ dataDir, clock }: HealthSources): Promise<number | undefined> {
  const stamp = await stat(join(dataDir, backupStampFile)).catch(() => undefined);
  return stamp && (clock.now().getTime() - stamp.mtimeMs) / 3_600_000;
}
