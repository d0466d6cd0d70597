import type { Context as Asked } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { requestLocale } from '#/platform/http-server/validated';
import { ownerById } from '../admin-queries';
import { identityCopy } from '../copy/admin/all';
import type { Identity } from './authenticate';
import { claimCode } from './claim-code';

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

/** A code of the authenticator or a backup code, from somebody who is signed in; either counts once. Throws what refuses it. */
export async function confirmCode(
  c: Asked,
  ctx: Whose,
  identity: Identity,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<void> {
  if (!/^\d{6}$/.test(digits(code))) {
    const { api } = await identity.auth();
    await api.verifyBackupCode({ body: { code, disableSession: true }, headers: c.req.raw.headers });
  } else if (!(await claimCode(ctx, identity, { ownerId, code: digits(code) }))) {
    const message = identityCopy[requestLocale(c)].refusals.code;
    throw new Problem('invalid', undefined, { errors: [{ path: 'code', message }] });
  }
}
