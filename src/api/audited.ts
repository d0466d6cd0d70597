import type { AccountEvent, AuditAction } from '#/features/audit/contract';
import type { AuditSubject } from '#/features/audit/copy/admin/tr';
import { readyAnswerItem } from '#/features/ready-answers/item';
import { readyAnswers } from '#/features/ready-answers/table';
import { isOrdered } from '#/owner/items/columns';
import { type RecordName, recordNames } from '#/owner/records/contract';
import type { AuditKind } from '#/platform/audit/event';
import { sources } from './nouns';

type Entry =
  | { kind: 'access'; subject: 'account'; action: AccountEvent }
  | { kind: Exclude<AuditKind, 'access'>; subject: AuditSubject; action: AuditAction };

/** Entries of the audit log by route. `undefined` for a route that changes nothing important, or only tests something. */
type Audited = Record<string, Entry | undefined>;

const entriesOf = (
  kind: Exclude<AuditKind, 'access'>,
  subject: AuditSubject,
  actions: Record<string, AuditAction>,
): Audited =>
  Object.fromEntries(Object.entries(actions).map(([route, action]) => [route, { kind, subject, action }]));

/** A kind's name is also the path of its routes. */
const itemKinds = [...sources, { noun: readyAnswerItem, table: readyAnswers }].map(({ noun, table }) => ({
  name: noun.name,
  ordered: isOrdered(table),
}));

/** Whether the routes of a subject respond with an item, which may have a title. */
export const hasItems = (subject: string): boolean => itemKinds.some(({ name }) => name === subject);

// The cast is safe: a test fails if the audit log has no words for a noun.
const items = ({ name, ordered }: (typeof itemKinds)[number]): Audited =>
  entriesOf('content', name as AuditSubject, {
    [`POST ${name}`]: 'created',
    [`PUT ${name}/:id`]: 'changed',
    [`DELETE ${name}/:id`]: 'deleted',
    [`POST ${name}/:id/restore`]: 'restored',
    ...(ordered ? { [`PUT ${name}/order`]: 'ordered' as const } : {}),
  });

const records = (kind: RecordName): Audited => ({
  ...entriesOf('visitors', kind, {
    [`POST ${kind}/:id/status`]: 'changed',
    [`POST ${kind}/:id/mails/:mailId/resend`]: 'resent',
    [`POST ${kind}/:id/erase`]: 'erased',
  }),
  ...entriesOf('data', kind, { [`GET ${kind}.csv`]: 'exported' }),
});

const settings = (subject: AuditSubject, actions: Record<string, AuditAction>): Audited =>
  entriesOf('settings', subject, actions);

/**
 * The entries of the audit log for the owner's routes, by method and path below `/api/admin`. A test finds missing routes: each
 * route that changes something, or returns a table, an archive or the recovery sheet, must be listed.
 */
export const auditedRoutes: Audited = {
  ...Object.assign({}, ...itemKinds.map(items)),
  ...Object.assign({}, ...recordNames.map(records)),
  ...entriesOf('visitors', 'reservations', {
    'POST reservations/:id/move': 'moved',
    'POST reservations/:id/approve': 'approved',
    'POST reservations/:id/cancel': 'cancelled',
  }),
  ...entriesOf('visitors', 'balances', {
    'POST balances': 'created',
    'POST balances/:id/change': 'changed',
    'POST balances/:id/correct': 'corrected',
    'POST balances/:id/renew': 'resent',
    'POST balances/:id/link': 'linked',
  }),
  ...entriesOf('content', 'cohorts', {
    'PUT cohorts/:id': 'changed',
    'POST cohorts/from-application': 'created',
    'POST cohorts/:id/cancel': 'cancelled',
    'POST cohorts/:id/link': 'changed',
  }),
  ...entriesOf('visitors', 'enrolments', {
    'POST cohorts/:id/attendance': 'changed',
    'POST cohorts/:id/certificates': 'changed',
  }),
  ...entriesOf('content', 'articles', {
    'POST articles/import': 'imported',
    'POST articles/import-radikal': 'imported',
    'POST articles/import-cnn-turk': 'imported',
  }),
  ...entriesOf('content', 'pictures', {
    'POST upload-image': 'created',
    'POST pictures/by-url': 'created',
  }),
  ...entriesOf('content', 'profile', { 'PUT profile': 'changed' }),
  ...entriesOf('content', 'samples', { 'DELETE samples': 'deleted', 'POST samples': 'restored' }),
  ...settings('availability', { 'PUT availability': 'changed' }),
  ...settings('waiting', { 'PUT waiting-settings': 'changed' }),
  ...settings('blocks', {
    'POST blocks': 'created',
    'PUT blocks/:id': 'changed',
    'DELETE blocks/:id': 'deleted',
    'POST blocks/:id/restore': 'restored',
  }),
  ...settings('overrides', {
    'PUT overrides/:date': 'changed',
    'DELETE overrides/:date': 'deleted',
  }),
  ...settings('calendars', {
    'POST calendars': 'created',
    'PUT calendars/:id': 'changed',
    'DELETE calendars/:id': 'deleted',
    'POST own-calendar/feed': 'created',
    'DELETE own-calendar/feed': 'deleted',
    'POST own-calendar/account': 'created',
    'PUT own-calendar/account': 'changed',
    'DELETE own-calendar/account': 'deleted',
    'POST own-calendar/proposals/:id': 'changed',
  }),
  ...settings('redirects', {
    'POST redirects': 'created',
    'PUT redirects/:id': 'changed',
    'DELETE redirects/:id': 'deleted',
  }),
  ...settings('opening', { 'POST opening': 'opened', 'DELETE opening': 'closed' }),
  ...settings('languages', { 'PUT languages': 'changed' }),
  ...settings('look', { 'POST look/publish': 'published', 'POST look/undo': 'restored' }),
  ...settings('mail', { 'PUT mail': 'changed' }),
  ...settings('privacy', { 'PUT privacy': 'changed' }),
  ...entriesOf('data', 'person', { 'POST privacy/person/file': 'exported' }),
  ...entriesOf('visitors', 'person', {
    'POST privacy/person/erase': 'erased',
    'DELETE privacy/notes/:id': 'erased',
  }),
  ...entriesOf('data', 'archive', { 'GET archive': 'exported' }),
  ...entriesOf('data', 'imports', { 'POST moving/export': 'imported' }),
  ...settings('backup', { 'PUT backup': 'changed' }),
  ...entriesOf('data', 'backup', {
    'POST backup/run': 'created',
    'POST backup/sheet': 'exported',
    'POST backup/activate': 'activated',
  }),
  'DELETE sessions': { kind: 'access', subject: 'account', action: 'sessions_ended' },
  'DELETE sessions/:id': { kind: 'access', subject: 'account', action: 'session_ended' },
  'POST calendars/:id/refresh': undefined,
  'POST availability/touched': undefined,
  'POST own-calendar/account/sync': undefined,
  'POST profile/kept': undefined,
  'POST opening/steps': undefined,
  'PUT look/draft': undefined,
  'POST mail/test': undefined,
  'POST privacy/due': undefined,
  'POST privacy/person': undefined,
  'POST translate': undefined,
  'POST isbn': undefined,
};
