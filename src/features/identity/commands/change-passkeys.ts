import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { ownerByEmail } from '../admin-queries';
import { ownerPasskeys, owners } from '../table';
import { recordAccess } from './record-access';

type Ctx = Pick<Context, 'db' | 'clock'>;

/**
 * The most passkeys of an account. There is a bound, because the browser receives the ids of all of them when it makes another
 * (`excludeCredentials`), so that a device that already has one refuses a second.
 */
const maxPasskeys = 10;

interface Own {
  ownerId: string;
  /** The browser's common name, for the audit log. */
  device?: string | undefined;
}

type NewPasskey = Omit<typeof ownerPasskeys.$inferInsert, 'id' | 'userId' | 'createdAt'>;

/** Adds a passkey. Resolves to false if the account has too many passkeys, or already has this one. */
export const addPasskey = (
  { db, clock }: Ctx,
  { ownerId, device }: Own,
  passkey: NewPasskey,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The lock on the account's row makes simultaneous additions wait, so that they can't exceed the bound together.
    await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('update');
    if ((await tx.$count(ownerPasskeys, eq(ownerPasskeys.userId, ownerId))) >= maxPasskeys) return false;
    const [added] = await tx
      .insert(ownerPasskeys)
      .values({ ...passkey, id: randomUUID(), userId: ownerId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!added) return false;
    const { id: item, name } = added;
    await recordAccess({ db: tx, clock }, { ownerId, device, action: 'passkey_added', item, name });
    return true;
  });

const own = (ownerId: string, id: string) => and(eq(ownerPasskeys.userId, ownerId), eq(ownerPasskeys.id, id));

/** Resolves to false if the account has no such passkey. */
export const renamePasskey = (
  { db, clock }: Ctx,
  { ownerId, device }: Own,
  { id, name }: { id: string; name: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [renamed] = await tx.update(ownerPasskeys).set({ name }).where(own(ownerId, id)).returning();
    if (!renamed) return false;
    await recordAccess({ db: tx, clock }, { ownerId, device, action: 'passkey_renamed', item: id, name });
    return true;
  });

/** Resolves to false if the account has no such passkey. */
export const removePasskey = ({ db, clock }: Ctx, { ownerId, device }: Own, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(ownerPasskeys).where(own(ownerId, id)).returning();
    if (!removed) return false;
    const { name } = removed;
    await recordAccess({ db: tx, clock }, { ownerId, device, action: 'passkey_removed', item: id, name });
    return true;
  });

/** For an owner whose device was stolen. Resolves to undefined if no account has this address. */
export async function dropPasskeys({ db, clock }: Ctx, email: string): Promise<number | undefined> {
  const owner = await ownerByEmail(db, email);
  if (!owner) return undefined;
  return db.transaction(async (tx) => {
    const removed = await tx.delete(ownerPasskeys).where(eq(ownerPasskeys.userId, owner.id)).returning();
    for (const { id, name } of removed) {
      const event = { actor: 'operator', ownerId: owner.id, action: 'passkey_removed', item: id } as const;
      await recordAccess({ db: tx, clock }, { ...event, name });
    }
    return removed.length;
  });
}

/** Resolves to false if the stored counter is higher, which is a sign that the key was copied, or if the passkey was removed. */
export async function countPasskeyUse({ db, clock }: Ctx, id: string, counter: number): Promise<boolean> {
  const used = await db
    .update(ownerPasskeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(ownerPasskeys.id, id), lte(ownerPasskeys.counter, counter)))
    .returning({ id: ownerPasskeys.id });
  return used.length > 0;
}
