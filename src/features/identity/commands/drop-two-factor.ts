import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { ownerByEmail } from '../admin-queries';
import { owners, ownerTwoFactors } from '../table';
import { recordAccess } from './record-access';

/** For an owner who has lost the authenticator and the backup codes. Resolves to false if no account has this address. */
export async function dropTwoFactor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const owner = await ownerByEmail(db, email);
  if (!owner) return false;
  await db.transaction(async (tx) => {
    await tx.delete(ownerTwoFactors).where(eq(ownerTwoFactors.userId, owner.id));
    await tx
      .update(owners)
      .set({ twoFactorEnabled: false, updatedAt: clock.now() })
      .where(eq(owners.id, owner.id));
    const event = { actor: 'operator', ownerId: owner.id, action: 'two_factor_off' } as const;
    await recordAccess({ db: tx, clock }, event);
  });
  return true;
}
