import * as z from 'zod/mini';
import { setRecordStatus } from '#/owner/records/commands';
import { recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { messageQueries } from './admin-queries';
import { erase } from './commands/erase';
import { adminContactCopy } from './copy/admin/all';
import { messageSearch, messageStatuses } from './rules';
import { contactMessages } from './table';

export const contactAdminRoutes = (ctx: Context) =>
  recordRoutes(ctx, messageQueries, {
    search: messageSearch,
    status: z.object({ status: z.enum(messageStatuses) }),
    setStatus: (_, id, change) => setRecordStatus(ctx, contactMessages, id, change),
    erase,
    errors: (locale) => adminContactCopy[locale].errors,
  });
