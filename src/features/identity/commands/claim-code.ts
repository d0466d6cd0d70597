import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { Identity } from '../identity';
import { ownerTwoFactors } from '../table';

/** How long an authenticator shows a code (RFC 6238). */
const periodMs = 30_000;

/** The six-digit code of a time step (RFC 4226). */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * Checks a code of the owner's authenticator and marks it as used. Neither this code nor an earlier one is accepted again, so
 * that somebody who saw the code being typed can't use it. Reads the machine's clock instead of `ctx.clock`, because the sign-in
 * library checks the same code by the machine's clock.
 */
export async function claimCode(
  { db }: Pick<Context, 'db'>,
  identity: Identity,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<boolean> {
  const ofOwner = eq(ownerTwoFactors.userId, ownerId);
  const [row] = await db.select().from(ownerTwoFactors).where(ofOwner);
  if (!row) return false;
  const [{ symmetricDecrypt }, auth] = await Promise.all([import('better-auth/crypto'), identity.auth()]);
  const { secretConfig } = await auth.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret });
  const currentStep = Math.floor(Date.now() / periodMs);
  const step = [currentStep + 1, currentStep, currentStep - 1].find((each) => codeAt(secret, each) === code);
  if (step === undefined) return false;
  const unused = or(isNull(ownerTwoFactors.lastStep), lt(ownerTwoFactors.lastStep, step));
  const claimed = await db
    .update(ownerTwoFactors)
    .set({ lastStep: step })
    .where(and(ofOwner, eq(ownerTwoFactors.secret, row.secret), unused))
    .returning({ id: ownerTwoFactors.id });
  return claimed.length > 0;
}
