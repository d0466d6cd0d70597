/** What is judged, in the order in which it is shown. */
export const subjects = [
  'address',
  'scheme',
  'host',
  'visitors',
  'clock',
  'disk',
  'database',
  'uploads',
  'jobs',
  'calendars',
  'mail',
  'backup',
  'version',
] as const;
export type Subject = (typeof subjects)[number];

/** `hint`: the site works, but something needs doing; `unknown`: could not be found out. */
export type State = 'good' | 'hint' | 'fault' | 'unknown';

/** The possible reasons of a judgement, by its subject; the words of each are in `copy/admin`. */
export interface Reasons {
  address:
    | 'reached'
    | 'local'
    | 'name'
    | 'refused'
    | 'certificate'
    | 'noEncryption'
    | 'tooSlow'
    | 'unreachable'
    | 'otherSite'
    | 'stopped';
  scheme: 'secure' | 'local' | 'plain' | 'expiring';
  host: 'same' | 'rewritten' | 'unknown';
  visitors: 'seen' | 'direct' | 'untrusted' | 'hidden' | 'unknown';
  clock: 'right' | 'wrong' | 'unknown';
  disk: 'enough' | 'little' | 'full' | 'unknown';
  database: 'well' | 'unreachable' | 'readOnly' | 'old' | 'migrations' | 'unknown';
  uploads: 'well' | 'failed' | 'unknown';
  jobs: 'well' | 'stuck' | 'unknown';
  calendars: 'read' | 'none' | 'failing' | 'unknown';
  mail: 'reachable' | 'failed' | 'none';
  backup: 'proven' | 'sameMachine' | 'recent' | 'old' | 'none' | 'failed' | 'unproven';
  version: 'current' | 'oldNode' | 'restart';
}

/** What is filled into a judgement's sentences: addresses, figures, versions. */
export type Values = Readonly<Record<string, string>>;

export type Finding = {
  [Each in Subject]: { subject: Each; state: State; reason: Reasons[Each]; values: Values };
}[Subject];

/** A page, what a visitor sends, what a page asks for, what the owner does in her room, and pictures and other files. */
export const requestKinds = ['page', 'sent', 'data', 'room', 'file'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A request that took long. Its route is a pattern, such as `/api/reservations/:id`, and names nobody. */
export interface SlowRequest {
  kind: RequestKind;
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** ISO 8601. */
  at: string;
}

/** The slowest requests that one process answered. */
export interface SlowRequests {
  /** ISO 8601: the start of the process, a day ago at most. */
  since: string;
  /** The slowest routes of each kind, the slowest first. */
  requests: SlowRequest[];
}

/** `GET /api/admin/health`. */
export interface HealthReport {
  /** ISO 8601. */
  at: string;
  findings: Finding[];
  slow: SlowRequests;
}

/** The words of every judgement. */
export interface FindingWords {
  findings: { [Each in Subject]: Record<Reasons[Each], (values: Values) => string> };
}

/** What was found and what to do about it, in sentences: in those of a technician, or in those of the owner. */
export function findingText(
  findings: FindingWords['findings'],
  { subject, reason, values }: Finding,
): string {
  const texts: Record<string, (values: Values) => string> = findings[subject];
  return texts[reason]?.(values) ?? reason;
}
