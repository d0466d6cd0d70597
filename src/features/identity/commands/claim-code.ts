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
 * The secret of the owner's authenticator, with its row. Throws an error like those of the sign-in library if the secret can't be
 * read. That happens after the site's own secret has changed, and then the backup codes can't be read either.
 */
export async function readAuthenticator({ db }: Pick<Context, 'db'>, identity: Identity, ownerId: string) {
  const [row] = await db.select().from(ownerTwoFactors).where(eq(ownerTwoFactors.userId, ownerId));
  if (!row) return undefined;
  const secret = await decrypt(identity, row.secret);
  if (secret !== undefined) return { row, secret };
  const { APIError } = await import('better-auth/api');
  throw new APIError('CONFLICT', { code: 'UNREADABLE_AUTHENTICATOR', message: '' });
}

/** The secret of an authenticator in plain text; undefined if it can't be read. */
async function decrypt(identity: Identity, data: string): Promise<string | undefined> {
  const [{ symmetricDecrypt }, auth] = await Promise.all([import('better-auth/crypto'), identity.auth()]);
  const { secretConfig } = await auth.$context;
  return symmetricDecrypt({ key: secretConfig, data }).catch(() => undefined);
}

export async function countUnreadable(ctx: Pick<Context, 'db'>, identity: Identity): Promise<number> {
  const rows = await ctx.db.select({ secret: ownerTwoFactors.secret }).from(ownerTwoFactors);
  const read = await Promise.all(rows.map(({ secret }) => decrypt(identity, secret)));
  return read.filter((secret) => secret === undefined).length;
}

/**
 * Checks a code of the owner's authenticator and marks it as used. Neither this code nor an earlier one is accepted again, so
 * that somebody who saw the code being typed can't use it. Reads the machine's clock instead of `ctx.clock`, because the sign-in
 * library checks the same code by the machine's clock.
 */
export async function claimCode(
  ctx: Pick<Context, 'db'>,
  identity: Identity,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<boolean> {
  const read = await readAuthenticator(ctx, identity, ownerId);
  if (!read) return false;
  const { row, secret } = read;
  const currentStep = Math.floor(Date.now() / periodMs);
  const step = [currentStep + 1, currentStep, currentStep - 1].find((each) => codeAt(secret, each) === code);
  if (step === undefined) return false;
  const unused = or(isNull(ownerTwoFactors.lastStep), lt(ownerTwoFactors.lastStep, step));
  const claimed = await ctx.db
    .update(ownerTwoFactors)
    .set({ lastStep: step })
    .where(and(eq(ownerTwoFactors.userId, ownerId), eq(ownerTwoFactors.secret, row.secret), unused))
    .returning({ id: ownerTwoFactors.id });
  return claimed.length > 0;
}
