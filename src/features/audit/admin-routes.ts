import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { searchQuery } from '#/platform/http-server/validated';
import { type AuditList, auditFilter } from './admin-contract';
import { listEntries } from './admin-queries';

/** `accounts` resolves to the e-mail addresses of accounts, by their ids. */
export const auditAdminRoutes = (
  ctx: Pick<Context, 'db'>,
  accounts: () => Promise<ReadonlyMap<string, string>>,
) =>
  new Hono().get('/admin/audit', searchQuery(auditFilter), async (c) =>
    c.json<AuditList>(await listEntries(ctx, c.req.valid('query'), await accounts())),
  );

export type AuditAdminRoutes = ReturnType<typeof auditAdminRoutes>;
