import * as z from 'zod/mini';
import { recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { messageQueries } from './admin-queries';
import { erase } from './commands/erase';
import { setStatus } from './commands/set-status';
import { adminContactCopy } from './copy/admin/all';
import { messageSearch, messageStatuses } from './rules';

/** The owner's routes for messages. */
export const contactAdminRoutes = (ctx: Context) =>
  recordRoutes(ctx, messageQueries, {
    search: messageSearch,
    status: z.object({ status: z.enum(messageStatuses) }),
    setStatus,
    erase,
    errors: (locale) => adminContactCopy[locale].errors,
  });
