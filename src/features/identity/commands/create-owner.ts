import { randomUUID } from 'node:crypto';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { hashPassword } from '../password';
import { ownerAccounts, owners } from '../table';

export interface NewOwner {
  email: string;
  password: string;
}

/** Creates an owner's account. False if the address has one already; then nothing changes. */
export async function createOwner(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { email, password }: NewOwner,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction((tx) => insertOwner(tx, { email, passwordHash, now: clock.now() }));
}

/** Does what `createOwner` does, but in the caller's transaction and with a hashed password. */
export async function insertOwner(
  tx: Transaction,
  { email: address, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const email = address.trim().toLowerCase();
  const timestamps = { createdAt: now, updatedAt: now };
  const id = randomUUID();
  const [created] = await tx
    .insert(owners)
    .values({ id, email, name: email.split('@')[0] ?? email, emailVerified: true, ...timestamps })
    .onConflictDoNothing()
    .returning({ id: owners.id });
  if (!created) return false;
  const account = { id: randomUUID(), userId: id, accountId: id, providerId: 'credential' };
  await tx.insert(ownerAccounts).values({ ...account, password: passwordHash, ...timestamps });
  return true;
}
