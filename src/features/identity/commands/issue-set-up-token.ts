import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { ownerVerifications } from '../table';

/** How long the set-up link is valid. */
const lifetimeMs = 30 * 60_000;

export const setUpIdentifier = 'set-up';

/** The hash that is stored of a token, so that the database doesn't reveal a valid one. */
export const setUpHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token for the set-up of a site without an owner; it is valid for half an hour, and replaces the one before. */
export async function issueSetUpToken({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = clock.now();
  const timestamps = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) };
  await db.transaction(async (tx) => {
    await tx.delete(ownerVerifications).where(eq(ownerVerifications.identifier, setUpIdentifier));
    await tx
      .insert(ownerVerifications)
      .values({ id: randomUUID(), identifier: setUpIdentifier, value: setUpHash(token), ...timestamps });
  });
  return token;
}
