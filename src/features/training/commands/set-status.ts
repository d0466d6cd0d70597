import { setRecordStatus } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import type { ApplicationStatus } from '../rules';
import { trainingApplications } from '../table';

/** Sets the status of an application; every change can be undone. */
export const setStatus = (ctx: Context, id: string, { status }: { status: ApplicationStatus }) =>
  setRecordStatus(ctx, trainingApplications, id, status, (now) => ({
    status,
    statusAt: now,
    updatedAt: now,
  }));
