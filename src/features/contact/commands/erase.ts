import { eraseRecord } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import { contactMessages } from '../table';

/** Erases the person and what was written. */
export const erase = (ctx: Context, id: string) =>
  eraseRecord(ctx, contactMessages, id, ({ status }, now) => ({
    name: '',
    email: '',
    company: null,
    message: '',
    // There is nothing left to read.
    status: status === 'unread' ? 'read' : status,
    erasedAt: now,
  }));
