import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { ownerVerifications } from '../table';

type Ctx = Pick<Context, 'db' | 'clock'>;

const lifetimeMs = 5 * 60_000;

/** What a challenge was issued for: signing in, or adding a passkey within the session with this id. */
export type ChallengeUse = 'sign-in' | `add ${string}`;

const identifierOf = (challenge: string): string =>
  `passkey ${createHash('sha256').update(challenge).digest('hex')}`;

/**
 * Stores the hash of a challenge for a passkey to sign. Also deletes all expired verifications, such as links for a new password.
 */
export async function issueChallenge(
  { db, clock }: Ctx,
  challenge: string,
  use: ChallengeUse,
): Promise<void> {
  const now = clock.now();
  const timestamps = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) };
  await db.delete(ownerVerifications).where(lt(ownerVerifications.expiresAt, now));
  await db
    .insert(ownerVerifications)
    .values({ id: randomUUID(), identifier: identifierOf(challenge), value: use, ...timestamps });
}

/** Whether this challenge was issued for this use, and has neither expired nor been used. Uses it up. */
export async function claimChallenge(
  { db, clock }: Ctx,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  const claimed = await db
    .delete(ownerVerifications)
    .where(
      and(
        eq(ownerVerifications.identifier, identifierOf(challenge)),
        eq(ownerVerifications.value, use),
        gt(ownerVerifications.expiresAt, clock.now()),
      ),
    )
    .returning({ id: ownerVerifications.id });
  return claimed.length > 0;
}
