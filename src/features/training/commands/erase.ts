import { eraseRecord } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import { trainingApplications } from '../table';

/** Erases what is known of the person. */
export const erase = (ctx: Context, id: string) =>
  eraseRecord(ctx, trainingApplications, id, (_, now) => ({
    name: '',
    email: '',
    phone: '',
    company: null,
    budget: null,
    message: null,
    idempotencyKey: null,
    requestHash: null,
    erasedAt: now,
    updatedAt: now,
  }));
