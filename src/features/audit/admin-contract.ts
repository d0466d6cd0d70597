import { type AuditDetail, type AuditEvent, type AuditKind, auditKinds } from '#/platform/audit/event';
import { parseOneOf, parsePages, withoutUndefined } from '#/platform/input/search';

export interface AuditEntry extends AuditDetail, Pick<AuditEvent, 'actor' | 'kind' | 'subject' | 'action'> {
  id: number;
  /** ISO 8601. */
  at: string;
  /** The e-mail address of the account; null if the actor has no account, or if the account was deleted. */
  account: string | null;
  item: string | null;
}

/** `GET /api/admin/audit`: the newest entries first. */
export interface AuditList {
  entries: AuditEntry[];
  more: boolean;
}

export const auditPageSize = 20;
/** The largest `pages` of a request. The archive of a whole site requests this many pages at once, to get all entries. */
const maxPages = 5_000;

/** What the list shows: `pages` times `auditPageSize` entries, only of one kind if `kind` is given. */
export interface AuditFilter {
  kind?: AuditKind | undefined;
  pages?: number | undefined;
}

export const auditFilter = ({ kind, pages }: Record<string, unknown>): AuditFilter =>
  withoutUndefined({ kind: parseOneOf(auditKinds, kind), pages: parsePages(pages, maxPages) });
