import { randomUUID } from 'node:crypto';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { hashPassword } from '../password';
import { ownerAccounts, owners } from '../table';
import { recordAccess } from './record-access';

export interface NewOwner {
  email: string;
  password: string;
}

/** Resolves to false, without a change, if the address already has an account. */
export async function createOwner(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { email, password }: NewOwner,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const ownerId = await insertOwner(tx, { email, passwordHash, now: clock.now() });
    if (ownerId) await recordAccess({ db: tx, clock }, { actor: 'operator', ownerId, action: 'created' });
    return ownerId !== undefined;
  });
}

/** Resolves to the account's id, or to undefined if the address already has an account. */
export async function insertOwner(
  tx: Transaction,
  { email: address, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const email = address.trim().toLowerCase();
  const timestamps = { createdAt: now, updatedAt: now };
  const id = randomUUID();
  const [created] = await tx
    .insert(owners)
    .values({ id, email, name: email.split('@')[0] ?? email, emailVerified: true, ...timestamps })
    .onConflictDoNothing()
    .returning({ id: owners.id });
  if (!created) return undefined;
  const account = { id: randomUUID(), userId: id, accountId: id, providerId: 'credential' };
  await tx.insert(ownerAccounts).values({ ...account, password: passwordHash, ...timestamps });
  return id;
}
