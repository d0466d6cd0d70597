import { randomUUID } from 'node:crypto';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { sourceLocale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import { countHit, formLimits, networkKeys } from '#/platform/rate-limit/rate-limit';
import { type ContactRequest, sender } from '../contract';
import type { ContactMail } from '../mails/kinds';
import { findSuspicion } from '../rules';
import { contactMessages } from '../table';

const notice: ContactMail = 'contact-notice';

/** A message is refused if its network has sent as many as allowed; `wait` is in seconds. */
export type Written = { ok: true } | { ok: false; reason: 'network_bound'; wait: number };

interface Sender {
  /** The networks that the request came from. */
  networks: readonly string[];
  /** The version of the privacy notice that is in force. */
  notice: string | null;
}

/** Stores a message and, unless it looks like spam, enqueues its mail to the owner. */
export async function write(
  ctx: Context,
  request: ContactRequest,
  { networks, notice: noticeVersion }: Sender,
): Promise<Written> {
  const id = randomUUID();
  const suspicion = findSuspicion(request);
  const now = ctx.clock.now();
  return transact(ctx.db, async (tx): Promise<Written> => {
    const wait = await countHit(tx, networkKeys('message', networks), formLimits, now);
    if (wait > 0) return { ok: false, reason: 'network_bound', wait };
    await tx.insert(contactMessages).values({
      id,
      language: request.language ?? sourceLocale,
      ...sender.stored(request),
      eventType: request.eventType || null,
      suspicion,
      status: suspicion ? 'spam' : 'unread',
      noticeVersion,
      createdAt: now,
    });
    if (!suspicion) await enqueueMails(ctx, tx, [{ kind: notice, about: id }]);
    return { ok: true };
  });
}
