import { eraseRecord } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import { applicant } from '../contract';
import { trainingApplications } from '../table';

export const erase = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string) =>
  eraseRecord(ctx, trainingApplications, id, {
    emptied: (_, now) => ({
      ...applicant.erased,
      idempotencyKey: null,
      requestHash: null,
      updatedAt: now,
    }),
  });
