import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { messageRow } from '../queries';
import type { MessageStatus } from '../rules';
import { contactMessages } from '../table';

export type StatusSet = { ok: true } | { ok: false; reason: 'unknown' | 'erased' };

/** Notes what the owner has made of a message; nothing is mailed by it. */
export async function setStatus(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  status: MessageStatus,
): Promise<StatusSet> {
  await db
    .update(contactMessages)
    .set({ status, statusAt: clock.now() })
    .where(
      and(eq(contactMessages.id, id), ne(contactMessages.status, status), isNull(contactMessages.erasedAt)),
    );
  const row = await messageRow(db, id);
  if (!row) return { ok: false, reason: 'unknown' };
  return row.erasedAt ? { ok: false, reason: 'erased' } : { ok: true };
}
