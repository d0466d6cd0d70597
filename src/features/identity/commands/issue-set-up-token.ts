import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import { ownerVerifications } from '../table';

const lifetimeMs = 30 * 60_000;

export const setUpIdentifier = 'set-up';

export async function issueSetUpToken({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = clock.now();
  const timestamps = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) };
  await db.transaction(async (tx) => {
    await tx.delete(ownerVerifications).where(eq(ownerVerifications.identifier, setUpIdentifier));
    await tx
      .insert(ownerVerifications)
      .values({ id: randomUUID(), identifier: setUpIdentifier, value: hashToken(token), ...timestamps });
  });
  return token;
}
