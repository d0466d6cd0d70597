import { eraseRecord } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import { sender } from '../contract';
import { contactMessages } from '../table';

export const erase = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string) =>
  eraseRecord(ctx, contactMessages, id, {
    emptied: ({ status }) => ({
      ...sender.erased,
      // An erased message must not count as unread.
      status: status === 'unread' ? 'read' : status,
      idempotencyKey: null,
      requestHash: null,
    }),
  });
