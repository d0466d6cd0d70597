import * as z from 'zod/mini';
import { setRecordStatus } from '#/owner/records/commands';
import { recordRoutes } from '#/owner/records/routes';
import type { Context } from '#/platform/context';
import { applicationQueries } from './admin-queries';
import type { erase as eraseApplication } from './commands/erase';
import { adminTrainingCopy } from './copy/admin/all';
import { applicationSearch, statuses } from './rules';
import { trainingApplications } from './table';

/** The API passes `erase`, which also erases what other features made from an application. */
export const trainingAdminRoutes = (ctx: Context, erase: typeof eraseApplication) =>
  recordRoutes(ctx, applicationQueries, {
    search: applicationSearch,
    status: z.object({ status: z.enum(statuses) }),
    setStatus: (_, id, change) => setRecordStatus(ctx, trainingApplications, id, change),
    erase,
    errors: (locale) => adminTrainingCopy[locale].errors,
  });
