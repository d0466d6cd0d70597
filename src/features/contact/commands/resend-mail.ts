import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { resendMail as resend } from '#/platform/mail/outbox';
import { messageRow } from '../queries';

export type Resent = { ok: true } | { ok: false; reason: 'unknown' | 'erased' };

export const resendMail = (ctx: Context, id: string, mailId: string): Promise<Resent> =>
  transact(ctx.db, async (tx): Promise<Resent> => {
    const row = await messageRow(tx, id);
    if (row?.erasedAt) return { ok: false, reason: 'erased' };
    const found = row !== undefined && (await resend(ctx, tx, id, mailId));
    return found ? { ok: true } : { ok: false, reason: 'unknown' };
  });
