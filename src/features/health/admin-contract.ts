/** What is judged, in the order of the findings. The owner's page shows those that need attention first. */
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
  'signIn',
  'mail',
  'backup',
  'version',
] as const;
export type Subject = (typeof subjects)[number];

/** `hint`: the site works, but something needs attention; `unknown`: the check could not find out. */
export type State = 'good' | 'hint' | 'fault' | 'unknown';

/** The possible reasons for a judgement, by its subject; the words of each are in `copy/admin`. */
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
  database: 'well' | 'unreachable' | 'damaged' | 'readOnly' | 'old' | 'migrations' | 'unknown';
  uploads: 'well' | 'missing' | 'failed' | 'unknown';
  jobs: 'well' | 'stuck' | 'unknown';
  calendars: 'read' | 'none' | 'failing' | 'unknown';
  signIn: 'well' | 'unreadable' | 'unknown';
  mail: 'reachable' | 'unclear' | 'failed' | 'none';
  backup: 'proven' | 'sameMachine' | 'recent' | 'old' | 'none' | 'failed' | 'unproven' | 'incomplete';
  version: 'current' | 'oldNode' | 'restart';
}

/** The values that a judgement's sentences contain, by name: addresses, figures, versions. */
export type Values = Readonly<Record<string, string>>;

export type Finding = {
  [Each in Subject]: { subject: Each; state: State; reason: Reasons[Each]; values: Values };
}[Subject];

/**
 * `page`: a page. `sent`: a form that a visitor sends. `data`: data that a page requests from the API. `room`: a request from the
 * owner's pages. `file`: a picture or another file.
 */
export const requestKinds = ['page', 'sent', 'data', 'room', 'file'] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * A slow request. Its route is a pattern such as `/api/reservations/:id`, so it contains no personal data, and many requests
 * share it.
 */
export interface SlowRequest {
  kind: RequestKind;
  method: string;
  route: string;
  status: number;
  /** Until the response was ready to be sent. */
  seconds: number;
  /** ISO 8601. */
  at: string;
}

/** The slowest requests that one process answered. */
export interface SlowRequests {
  /** ISO 8601: when the process started, or a day ago if it has run for longer. */
  since: string;
  /** For each of the slowest routes of a kind, its slowest request. Within a kind, the slowest comes first. */
  requests: SlowRequest[];
}

/** `GET /api/admin/health`. */
export interface HealthReport {
  /** ISO 8601. */
  at: string;
  findings: Finding[];
  slow: SlowRequests;
}

type FindingWords = { [Each in Subject]: Record<Reasons[Each], (values: Values) => string> };

/** A finding and what to do about it, as a text. `findings` contains the sentences for a technician or those for the owner. */
export function findingText(findings: FindingWords, { subject, reason, values }: Finding): string {
  const texts: Record<string, (values: Values) => string> = findings[subject];
  return texts[reason]?.(values) ?? reason;
}
