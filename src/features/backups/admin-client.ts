import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { type ApiFetch, apiFetch, done, readJson } from '#/platform/http-client/api';
import type { BackupAdminRoutes } from './admin-routes';

const client = (api: ApiFetch = fetch) => hc<BackupAdminRoutes>('/api', { fetch: api }).admin.backup;

/** Whether a restored site holds its mails back. */
export const ownersBackupQuery = () =>
  queryOptions({
    queryKey: ['admin', 'backup'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).$get()),
    staleTime: 0,
  });

export const activateSite = (sendDue: boolean) => done(client().activate.$post({ json: { sendDue } }));
