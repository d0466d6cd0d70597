import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { eraseFromFiles } from '#/platform/erasure/erasure';
import { forgetMails } from '#/platform/mail/outbox';
import { contactMessages } from '../table';

export type Erased = { ok: true } | { ok: false; reason: 'unknown' };

/** Erases the person and what was written, for good: the row stays as a number, and nothing is kept of its mail. */
export const erase = (ctx: Context, id: string): Promise<Erased> =>
  transact(ctx.db, async (tx): Promise<Erased> => {
    const [row] = await tx
      .select({ erasedAt: contactMessages.erasedAt, status: contactMessages.status })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.erasedAt) return { ok: true };
    await tx
      .update(contactMessages)
      .set({
        name: '',
        email: '',
        company: null,
        message: '',
        // There is nothing left to read.
        status: row.status === 'unread' ? 'read' : row.status,
        erasedAt: ctx.clock.now(),
      })
      .where(eq(contactMessages.id, id));
    await forgetMails(ctx, tx, id);
    await eraseFromFiles(ctx, tx);
    return { ok: true };
  });
