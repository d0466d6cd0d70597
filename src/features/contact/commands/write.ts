import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Executor, Transaction } from '#/platform/db/database';
import { transactOnce } from '#/platform/db/transact';
import { sourceLocale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import { countHit, formLimits, networkKeys, type Sender } from '#/platform/rate-limit/rate-limit';
import { type ContactRequest, sender } from '../contract';
import type { ContactMail } from '../mails/kinds';
import { findSuspicion } from '../rules';
import { contactMessages, idempotencyConstraint } from '../table';

const notice: ContactMail = 'contact-notice';

/** A message is refused if its network has sent as many as allowed; `wait` is in seconds. */
export type Written =
  | { ok: true }
  | { ok: false; reason: 'network_limit'; wait: number }
  | { ok: false; reason: 'key_reused' };

/** The outcome of an earlier request under the same idempotency key, if there was one. */
async function findEarlierOutcome(
  db: Executor,
  key: string | undefined,
  requestHash: string,
): Promise<Written | undefined> {
  if (!key) return undefined;
  const [row] = await db
    .select({ requestHash: contactMessages.requestHash })
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, key));
  if (!row) return undefined;
  return row.requestHash === requestHash ? { ok: true } : { ok: false, reason: 'key_reused' };
}

/** Stores a message and, unless it looks like spam, enqueues its mail to the owner. */
export async function write(
  ctx: Context,
  request: ContactRequest,
  { networks, key, notice: noticeVersion }: Sender,
): Promise<Written> {
  const id = randomUUID();
  const suspicion = findSuspicion(request);
  const now = ctx.clock.now();
  const entered = {
    language: request.language ?? sourceLocale,
    ...sender.stored(request),
    eventType: request.eventType || null,
  };
  // Without the time that the form was open, which is another one when it is sent again.
  const requestHash = hashToken(JSON.stringify(entered));
  const findEarlier = (db: Executor = ctx.db) => findEarlierOutcome(db, key, requestHash);
  const earlierOutcome = await findEarlier();
  if (earlierOutcome) return earlierOutcome;

  const store = async (tx: Transaction): Promise<Written> => {
    const wait = await countHit(tx, networkKeys('message', networks), formLimits, now);
    if (wait > 0) {
      return (await findEarlier(tx)) ?? { ok: false, reason: 'network_limit', wait };
    }
    await tx.insert(contactMessages).values({
      id,
      ...entered,
      suspicion,
      status: suspicion ? 'spam' : 'unread',
      idempotencyKey: key ?? null,
      requestHash: key ? requestHash : null,
      noticeVersion,
      createdAt: now,
    });
    if (!suspicion) await enqueueMails(ctx, tx, [{ kind: notice, about: id }]);
    return { ok: true };
  };

  return transactOnce(ctx.db, store, { constraint: idempotencyConstraint, findEarlier });
}
