import type { StuckJobs } from '#/platform/jobs/stuck-jobs';
import type { OwnCallFailure } from '#/platform/net/call-own-address';
import { isLoopback } from '#/platform/net/loopback';
import {
  type Finding,
  type Reasons,
  type State,
  type Subject,
  subjects,
  type Values,
} from './admin-contract';

/** How a request looked when it arrived at the server. */
export interface RequestSight {
  /** The `Host` header. */
  host: string;
  /** The IP address at the other end of the connection. */
  peer: string | undefined;
  /** Whether the request had the header `X-Forwarded-For`. */
  forwarded: boolean;
  /** Whether the server trusts `X-Forwarded-For` from this peer. */
  trusted: boolean;
  /** The visitor's IP address as the limits of requests see it. */
  visitor: string | undefined;
}

/** What was found out about a site, before anything is judged. What could not be found out is absent. */
export interface Facts {
  baseUrl: string;
  /** The result of calling the site by its public address. */
  call:
    | { outcome: 'own'; sight: RequestSight }
    | { outcome: 'other' }
    | { outcome: 'failed'; reason: OwnCallFailure };
  /** Whether the server runs; `npm run doctor` collects facts also while it doesn't. */
  running: boolean;
  /** By how many seconds this machine's clock is ahead, judged by the time in a response. */
  secondsAhead?: number | undefined;
  freeBytes?: number | undefined;
  mail: { outcome: 'none' | 'reachable' } | { outcome: 'failed'; reason: string };
  /** How many mails of the last week ended without a reply from the mail server. */
  unclearMails?: number | undefined;
  /** How many hours ago the last backup was made, by the date of the file `last-backup`. */
  backupHours?: number | undefined;
  /** The outcome of the backups that the site makes itself. */
  backups?: BackupFacts | undefined;
  database?: DatabaseFacts | undefined;
  uploads?: { outcome: 'well' } | { outcome: 'failed'; code: string } | undefined;
  /** Jobs that keep failing, except mails, whose failures the owner sees with her records. */
  stuckJobs?: readonly StuckJobs[] | undefined;
  /** For how many more days the certificate of the public address is valid. */
  certificateDays?: number | undefined;
  calendars?: readonly CalendarFacts[] | undefined;
  /** How many owners have an authenticator that can't be read, because the site's secret was lost or changed. */
  unreadableAuthenticators?: number | undefined;
  version: VersionFacts;
}

export type DatabaseFacts =
  | { outcome: 'unreachable' }
  | {
      outcome: 'reached';
      engine: 'pglite' | 'postgres';
      /** The version of PostgreSQL, as PostgreSQL reports it: `17.5 (Debian …)`. */
      version: string;
      writable: boolean;
      /** Whether files of the database were found damaged or missing since the start. */
      damaged: boolean;
      /** `applied`: how many migrations the database has. `known`: how many this version of the product has. */
      applied: number;
      known: number;
    };

export interface BackupFacts {
  /** Whether the latest attempt to make a backup failed. */
  failed: boolean;
  /** Whether the latest trial restoration of a backup failed. */
  unproven: boolean;
  /** How many pictures that records name were missing from the file store when the latest backup was made. */
  lostPictures: number;
  /** The latest trial restoration that succeeded; `hours` is how long ago it was. */
  proof?: { hours: number; elsewhere: boolean; reservations: number; pictures: number } | undefined;
}

export interface CalendarFacts {
  name: string;
  /** For how many hours the calendar could not be read; undefined if it can be read. */
  failingHours?: number | undefined;
}

export interface VersionFacts {
  product: string;
  /** Changes with every build; empty where the site runs from its sources. */
  build: string;
  /** The version of the files that the next start would run. */
  installed?: { product: string; build: string } | undefined;
  node: string;
}

/** The oldest versions that the product supports. */
const minimum = { node: 24, postgres: 15 };
/** In seconds. An authenticator shows each code for half a minute, so with a larger difference signing in may fail. */
const clockBound = 30;
const megabyte = 1024 * 1024;
/**
 * In free megabytes. Below `full`, the next upload or the database may soon run out of space; below `little`, this may happen
 * within weeks.
 */
const diskBounds = { full: 200, little: 2_000 };
/** In days. Certificates are renewed about 30 days before they expire, so renewal has failed if fewer days than this are left. */
const certificateBound = 14;
/** In hours. A calendar is read every quarter of an hour, and a single failed reading is no fault yet. */
export const calendarBound = 0.5;
/** In hours: a little more than two days, because one missed nightly backup is no fault yet. */
const backupBound = 50;

type Verdict<Each extends Subject> = [state: State, reason: Reasons[Each], values?: Values];
type Judges = { [Each in Subject]: (facts: Facts) => Verdict<Each> };

const isLocal = ({ baseUrl }: Facts): boolean => isLoopback(new URL(baseUrl).hostname);
const isSecure = ({ baseUrl }: Facts): boolean => baseUrl.startsWith('https:');
const majorOf = (version: string): number => Number.parseInt(version.replace(/^v/, ''), 10);

const failures: Record<OwnCallFailure, Reasons['address']> = {
  name: 'name',
  refused: 'refused',
  certificate: 'certificate',
  no_encryption: 'noEncryption',
  too_slow: 'tooSlow',
  unreachable: 'unreachable',
};

const judges: Judges = {
  address(facts) {
    const { baseUrl, call, running } = facts;
    const values = { address: baseUrl };
    if (!running) return ['fault', 'stopped', values];
    if (call.outcome === 'own')
      return isLocal(facts) ? ['hint', 'local', values] : ['good', 'reached', values];
    if (call.outcome === 'other') return ['fault', 'otherSite', values];
    return ['fault', failures[call.reason], { ...values, host: new URL(baseUrl).hostname }];
  },
  scheme(facts) {
    const { certificateDays: days } = facts;
    if (days !== undefined && days < certificateBound)
      return ['fault', 'expiring', { days: String(Math.max(0, Math.floor(days))) }];
    if (isSecure(facts)) return ['good', 'secure'];
    const values = { address: facts.baseUrl };
    return isLocal(facts) ? ['unknown', 'local', values] : ['fault', 'plain', values];
  },
  host({ baseUrl, call }) {
    if (call.outcome !== 'own') return ['unknown', 'unknown'];
    const { hostname } = new URL(baseUrl);
    const seen = URL.parse(`http://${call.sight.host}`)?.hostname ?? call.sight.host;
    return seen === hostname ? ['good', 'same', { seen }] : ['fault', 'rewritten', { seen, host: hostname }];
  },
  visitors(facts) {
    if (facts.call.outcome !== 'own') return ['unknown', 'unknown'];
    const { peer = '', forwarded, trusted, visitor = peer } = facts.call.sight;
    // The server itself doesn't serve HTTPS, so there is a proxy, and this proxy doesn't send `X-Forwarded-For`.
    if (!forwarded && isSecure(facts)) return ['fault', 'hidden'];
    if (!forwarded) return ['good', 'direct', { visitor }];
    if (!trusted) return ['fault', 'untrusted', { peer }];
    return ['good', 'seen', { visitor }];
  },
  clock({ secondsAhead }) {
    if (secondsAhead === undefined) return ['unknown', 'unknown'];
    const seconds = String(Math.abs(Math.round(secondsAhead)));
    return Math.abs(secondsAhead) > clockBound ? ['fault', 'wrong', { seconds }] : ['good', 'right'];
  },
  disk({ freeBytes }) {
    if (freeBytes === undefined) return ['unknown', 'unknown'];
    const megabytes = Math.floor(freeBytes / megabyte);
    const values = { megabytes: String(megabytes) };
    if (megabytes < diskBounds.full) return ['fault', 'full', values];
    return megabytes < diskBounds.little ? ['hint', 'little', values] : ['good', 'enough', values];
  },
  database({ database }) {
    if (database === undefined) return ['unknown', 'unknown'];
    if (database.outcome === 'unreachable') return ['fault', 'unreachable'];
    const { engine, writable, damaged, applied, known } = database;
    const version = database.version.split(' ')[0] ?? '';
    if (engine === 'postgres' && majorOf(version) < minimum.postgres)
      return ['fault', 'old', { version, needed: String(minimum.postgres) }];
    if (damaged) return ['fault', 'damaged'];
    if (!writable) return ['fault', 'readOnly'];
    const values = { version, applied: String(applied), known: String(known) };
    return applied === known ? ['good', 'well', values] : ['fault', 'migrations', values];
  },
  uploads({ uploads, backups }) {
    if (uploads === undefined) return ['unknown', 'unknown'];
    if (uploads.outcome === 'failed') return ['fault', 'failed', { code: uploads.code }];
    const lost = backups?.lostPictures ?? 0;
    return lost > 0 ? ['fault', 'missing', { count: String(lost) }] : ['good', 'well'];
  },
  jobs({ stuckJobs }) {
    if (stuckJobs === undefined) return ['unknown', 'unknown'];
    if (stuckJobs.length === 0) return ['good', 'well'];
    const count = stuckJobs.reduce((sum, each) => sum + each.count, 0);
    const queues = stuckJobs.map(({ queue, reason }) => `${queue} (${reason})`).join(', ');
    return ['fault', 'stuck', { count: String(count), queues }];
  },
  calendars({ calendars }) {
    if (calendars === undefined) return ['unknown', 'unknown'];
    const failing = calendars.filter(({ failingHours = 0 }) => failingHours >= calendarBound);
    if (failing.length > 0)
      return ['fault', 'failing', { names: failing.map(({ name }) => name).join(', ') }];
    return ['good', calendars.length > 0 ? 'read' : 'none'];
  },
  signIn({ unreadableAuthenticators: unreadable }) {
    if (unreadable === undefined) return ['unknown', 'unknown'];
    return unreadable > 0 ? ['fault', 'unreadable'] : ['good', 'well'];
  },
  mail(facts) {
    const { mail, unclearMails = 0 } = facts;
    if (mail.outcome === 'failed') return ['fault', 'failed', { reason: mail.reason }];
    if (unclearMails > 0) return ['hint', 'unclear', { count: String(unclearMails) }];
    if (mail.outcome === 'reachable') return ['good', 'reachable'];
    return [isLocal(facts) ? 'hint' : 'fault', 'none'];
  },
  backup({ backupHours, backups }) {
    if (backups?.failed) return ['fault', 'failed'];
    if (backups?.unproven) return ['fault', 'unproven'];
    const verdict = backups?.proof ? judgeProof(backups.proof) : judgeAge(backupHours);
    const lost = backups?.lostPictures ?? 0;
    return lost > 0 && verdict[0] !== 'fault' ? ['fault', 'incomplete', { count: String(lost) }] : verdict;
  },
  version({ version: { product, build, installed, node } }) {
    if (majorOf(node) < minimum.node) return ['fault', 'oldNode', { node, needed: String(minimum.node) }];
    const running = versionText(product, build);
    const next = installed && versionText(installed.product, installed.build);
    if (next !== undefined && next !== running) return ['fault', 'restart', { running, installed: next }];
    return ['good', 'current', { running, node }];
  },
};

function judgeProof(proof: NonNullable<BackupFacts['proof']>): Verdict<'backup'> {
  const values = {
    hours: String(Math.floor(proof.hours)),
    reservations: String(proof.reservations),
    pictures: String(proof.pictures),
  };
  if (proof.hours > backupBound) return ['fault', 'old', values];
  return proof.elsewhere ? ['good', 'proven', values] : ['hint', 'sameMachine', values];
}

function judgeAge(backupHours: number | undefined): Verdict<'backup'> {
  if (backupHours === undefined) return ['hint', 'none'];
  const values = { hours: String(Math.floor(backupHours)) };
  return backupHours > backupBound ? ['fault', 'old', values] : ['good', 'recent', values];
}

const versionText = (product: string, build: string): string => (build ? `${product} (${build})` : product);

export const judge = (facts: Facts): Finding[] =>
  subjects.map((subject) => {
    const [state, reason, values = {}] = judges[subject](facts);
    return { subject, state, reason, values } as Finding;
  });
