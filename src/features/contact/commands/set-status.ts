import { setRecordStatus } from '#/owner/records/commands';
import type { Context } from '#/platform/context';
import type { MessageStatus } from '../rules';
import { contactMessages } from '../table';

export const setStatus = (ctx: Context, id: string, { status }: { status: MessageStatus }) =>
  setRecordStatus(ctx, contactMessages, id, status, (now) => ({ status, statusAt: now }));
