import * as z from 'zod/mini';
import { recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { applicationQueries } from './admin-queries';
import type { erase as eraseApplication } from './commands/erase';
import { setStatus } from './commands/set-status';
import { adminTrainingCopy } from './copy/admin/all';
import { applicationSearch, statuses } from './rules';

/** The owner's routes for applications; the API hands in how one is erased with all that was made of it. */
export const trainingAdminRoutes = (ctx: Context, erase: typeof eraseApplication) =>
  recordRoutes(ctx, applicationQueries, {
    search: applicationSearch,
    status: z.object({ status: z.enum(statuses) }),
    setStatus,
    erase,
    errors: (locale) => adminTrainingCopy[locale].errors,
  });
