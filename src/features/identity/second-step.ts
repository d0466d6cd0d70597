import type { Context as Asked } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import type { Context } from '#/platform/context';
import { ownerById } from './admin-queries';
import { claimCode } from './commands/claim-code';
import type { Identity } from './identity';

type Whose = Pick<Context, 'db'>;

/** Who has given the password in this browser, and still has to give a code. */
export async function waitingOwner(c: Asked, { db }: Whose, identity: Identity) {
  const { createAuthCookie, internalAdapter, secret } = await (await identity.auth()).$context;
  const waiting = await getSignedCookie(c, secret, createAuthCookie('two_factor').name);
  const found = waiting ? await internalAdapter.findVerificationValue(waiting) : null;
  return found ? ownerById(db, found.value) : undefined;
}

const digits = (code: string) => code.replaceAll(/\s/g, '');

/**
 * What the sign-in library is asked to judge: the code, or nothing where it was used before. So it counts that as the
 * wrong code that it is.
 */
export async function codeThatCounts(
  ctx: Whose,
  identity: Identity,
  { ownerId, code }: { ownerId: string | undefined; code: string },
): Promise<string> {
  if (!ownerId) return digits(code);
  return (await claimCode(ctx, identity, { ownerId, code: digits(code) })) ? digits(code) : '';
}

/**
 * Whether a code of the authenticator is right, from somebody who is signed in; either it or a backup code counts once.
 * Throws what the sign-in library says of a wrong backup code.
 */
export async function confirmCode(
  c: Asked,
  ctx: Whose,
  identity: Identity,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<boolean> {
  if (/^\d{6}$/.test(digits(code))) return claimCode(ctx, identity, { ownerId, code: digits(code) });
  const { api } = await identity.auth();
  await api.verifyBackupCode({ body: { code, disableSession: true }, headers: c.req.raw.headers });
  return true;
}
