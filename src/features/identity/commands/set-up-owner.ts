import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { hashToken } from '#/platform/crypto/token';
import { hasOwner } from '../admin-queries';
import { hashPassword } from '../password';
import { ownerVerifications } from '../table';
import { insertOwner, type NewOwner } from './create-owner';
import { setUpIdentifier } from './issue-set-up-token';

export type SetUpOutcome = { ok: true } | { ok: false; reason: 'link' | 'owned' };

const matches = (token: string, now: Date) =>
  and(
    eq(ownerVerifications.identifier, setUpIdentifier),
    eq(ownerVerifications.value, hashToken(token)),
    gt(ownerVerifications.expiresAt, now),
  );

export async function checkSetUpLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<SetUpOutcome> {
  if (await hasOwner({ db })) return { ok: false, reason: 'owned' };
  const isToken = matches(token, clock.now());
  const [found] = await db.select({ id: ownerVerifications.id }).from(ownerVerifications).where(isToken);
  return found ? { ok: true } : { ok: false, reason: 'link' };
}

/** `token` is that of the set-up link, and can be used once. */
export async function setUpOwner(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, email, password }: NewOwner & { token: string },
): Promise<SetUpOutcome> {
  const now = clock.now();
  // The token is checked before the password is hashed, because hashing is expensive and only holders of a token may cause it.
  const link = await checkSetUpLink({ db, clock }, token);
  if (!link.ok) return link;
  const isToken = matches(token, now);
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
