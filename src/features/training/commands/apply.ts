import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import type { Executor, Transaction } from '#/platform/db/database';
import { transactOnce } from '#/platform/db/transact';
import { sourceLocale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import { countHit, formLimits, networkKeys, type Sender } from '#/platform/rate-limit/rate-limit';
import { type ApplicationRequest, applicant } from '../contract';
import type { TrainingMail } from '../mails/kinds';
import { offeredProgram } from '../queries';
import { idempotencyConstraint, trainingApplications } from '../table';

export type Applied =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown_program' | 'key_reused' }
  /** The network has sent as many applications as allowed. */
  | { ok: false; reason: 'network_limit'; wait: number };

const mails: TrainingMail[] = ['training-received', 'training-notice'];

/** The outcome of an earlier request under the same idempotency key, if there was one. */
async function findEarlierOutcome(
  db: Executor,
  key: string | undefined,
  requestHash: string,
): Promise<Applied | undefined> {
  if (!key) return undefined;
  const [row] = await db
    .select()
    .from(trainingApplications)
    .where(eq(trainingApplications.idempotencyKey, key));
  if (!row) return undefined;
  return row.requestHash === requestHash ? { ok: true, id: row.id } : { ok: false, reason: 'key_reused' };
}

/**
 * Stores an application and enqueues its mails, in one transaction. The program's title is taken from the catalogue, not from
 * the request.
 */
export async function apply(
  ctx: Context,
  request: ApplicationRequest,
  { networks, key, notice }: Sender,
): Promise<Applied> {
  const requestHash = hashToken(JSON.stringify(request));
  const findEarlier = (db: Executor = ctx.db) => findEarlierOutcome(db, key, requestHash);
  const earlierOutcome = await findEarlier();
  if (earlierOutcome) return earlierOutcome;
  const program = await offeredProgram(ctx.db, request.program);
  if (!program) return { ok: false, reason: 'unknown_program' };
  const now = ctx.clock.now();

  const store = async (tx: Transaction): Promise<Applied> => {
    const wait = await countHit(tx, networkKeys('application', networks), formLimits, now);
    if (wait > 0) {
      return (await findEarlier(tx)) ?? { ok: false, reason: 'network_limit', wait };
    }
    const id = randomUUID();
    await tx.insert(trainingApplications).values({
      id,
      language: request.language ?? sourceLocale,
      programId: program.id,
      ...applicant.stored(request),
      participantCount: Number(request.participantCount),
      trainingType: request.trainingType,
      preferredFormat: request.preferredFormat,
      urgency: request.urgency,
      idempotencyKey: key ?? null,
      requestHash: key ? requestHash : null,
      noticeVersion: notice,
      createdAt: now,
      updatedAt: now,
    });
    await enqueueMails(
      ctx,
      tx,
      mails.map((kind) => ({ kind, about: id })),
    );
    return { ok: true, id };
  };

  return transactOnce(ctx.db, store, { constraint: idempotencyConstraint, findEarlier });
}
