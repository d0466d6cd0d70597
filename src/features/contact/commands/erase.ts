import { eraseRecord } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import { sender } from '../contract';
import { contactMessages } from '../table';

/** Erases the person and what was written. */
export const erase = (ctx: Context, id: string) =>
  eraseRecord(ctx, contactMessages, id, ({ status }, now) => ({
    ...sender.erased,
    // There is nothing left to read.
    status: status === 'unread' ? 'read' : status,
    erasedAt: now,
  }));
