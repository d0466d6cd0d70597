import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hasOwner } from '../admin-queries';
import { hashPassword } from '../password';
import { ownerVerifications } from '../table';
import { insertOwner, type NewOwner } from './create-owner';
import { setUpHash, setUpIdentifier } from './issue-set-up-token';

export type SetUpOutcome = { ok: true } | { ok: false; reason: 'link' | 'owned' };

/** Creates the first owner's account, for whoever holds the token that the start printed. A token works once. */
export async function setUpOwner(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, email, password }: NewOwner & { token: string },
): Promise<SetUpOutcome> {
  const now = clock.now();
  const isToken = and(
    eq(ownerVerifications.identifier, setUpIdentifier),
    eq(ownerVerifications.value, setUpHash(token)),
    gt(ownerVerifications.expiresAt, now),
  );
  if (await hasOwner({ db })) return { ok: false, reason: 'owned' };
  // Checked first, so that nobody without a token makes the server hash passwords.
  const [found] = await db.select({ id: ownerVerifications.id }).from(ownerVerifications).where(isToken);
  if (!found) return { ok: false, reason: 'link' };
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx): Promise<SetUpOutcome> => {
    const [used] = await tx
      .delete(ownerVerifications)
      .where(isToken)
      .returning({ id: ownerVerifications.id });
    if (!used) return { ok: false, reason: 'link' };
    await insertOwner(tx, { email, passwordHash, now });
    return { ok: true };
  });
}
