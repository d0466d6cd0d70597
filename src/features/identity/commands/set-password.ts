import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { ownerByEmail } from '../admin-queries';
import { hashPassword } from '../password';
import { ownerAccounts, ownerSessions } from '../table';
import { resetAllAttempts } from './count-attempt';
import type { NewOwner } from './create-owner';
import { recordAccess } from './record-access';

/** For an owner who has forgotten the password. Resolves to false if no account has this address. */
export async function setPassword(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { email, password }: NewOwner,
): Promise<boolean> {
  const owner = await ownerByEmail(db, email);
  if (!owner) return false;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx
      .update(ownerAccounts)
      .set({ password: passwordHash, updatedAt: clock.now() })
      .where(and(eq(ownerAccounts.userId, owner.id), eq(ownerAccounts.providerId, 'credential')));
    await tx.delete(ownerSessions).where(eq(ownerSessions.userId, owner.id));
    const event = { actor: 'operator', ownerId: owner.id, action: 'password_changed' } as const;
    await recordAccess({ db: tx, clock }, event);
  });
  await resetAllAttempts({ db });
  return true;
}
