import { desc, eq, sql } from 'drizzle-orm';
import { auditLog } from '#/platform/audit/log-table';
import type { Context } from '#/platform/context';
import { type AuditFilter, type AuditList, auditPageSize } from './admin-contract';

/** The latest title in any entry about the same item. It completes entries that store no title, such as deletions. */
const titleElsewhere = sql<string | null>`(
  select other.detail ->> 'title' from ${auditLog} other
  where other.subject = ${auditLog}.subject and other.item = ${auditLog}.item and other.detail ->> 'title' is not null
  order by other.id desc limit 1)`;

/** The newest entries. `accounts` maps the ids of accounts to their e-mail addresses. */
export async function listEntries(
  { db }: Pick<Context, 'db'>,
  { kind, pages = 1 }: AuditFilter,
  accounts: ReadonlyMap<string, string>,
): Promise<AuditList> {
  const limit = pages * auditPageSize;
  const rows = await db
    .select({ entry: auditLog, title: titleElsewhere })
    .from(auditLog)
    .where(kind && eq(auditLog.kind, kind))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map(({ entry: { ownerId, at, detail, ...entry }, title }) => ({
    ...entry,
    at: at.toISOString(),
    account: accounts.get(ownerId ?? '') ?? null,
    ...(title ? { title } : {}),
    ...detail,
  }));
  return { entries, more: rows.length > limit };
}
