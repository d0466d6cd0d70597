import type { Context as Request } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import type { Context } from '#/platform/context';
import type { Owner } from './admin-contract';
import { ownerById, type SignedIn } from './admin-queries';
import type { Authentication } from './authentication';
import { claimCode, readAuthenticator } from './commands/claim-code';
import type { Auth, Identity } from './identity';

type DbContext = Pick<Context, 'db'>;

/** The owner who has entered the password in this browser, but not the code yet. */
export async function waitingOwner(c: Request, { db }: DbContext, identity: Identity) {
  const { createAuthCookie, internalAdapter, secret } = await (await identity.auth()).$context;
  const cookieValue = await getSignedCookie(c, secret, createAuthCookie('two_factor').name);
  const found = cookieValue ? await internalAdapter.findVerificationValue(cookieValue) : null;
  return found ? ownerById(db, found.value) : undefined;
}

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '');

/**
 * The code to pass to the sign-in library, without spaces. If the owner is known, marks the code as used. A code that is wrong or
 * was used before then becomes an empty text, which the library refuses.
 */
export async function unusedCode(
  ctx: DbContext,
  identity: Identity,
  { ownerId, code }: { ownerId: string | undefined; code: string },
): Promise<string> {
  if (!ownerId) return withoutSpaces(code);
  return (await claimCode(ctx, identity, { ownerId, code: withoutSpaces(code) })) ? withoutSpaces(code) : '';
}

/**
 * Whether a code from a signed-in owner is right: a code of the authenticator, or a backup code. Either can be used once. Throws
 * an error of the sign-in library if a backup code is wrong, or if the authenticator can't be read.
 */
async function confirmCode(
  c: Request,
  ctx: DbContext,
  identity: Identity,
  { ownerId, code }: { ownerId: string; code: string },
): Promise<boolean> {
  if (/^\d{6}$/.test(withoutSpaces(code)))
    return claimCode(ctx, identity, { ownerId, code: withoutSpaces(code) });
  await readAuthenticator(ctx, identity, ownerId);
  const { api } = await identity.auth();
  await api.verifyBackupCode({ body: { code, disableSession: true }, headers: c.req.raw.headers });
  return true;
}

interface Typed {
  password: string;
  code: string;
  /** The name of the password's field in the request. Default: `password`. */
  passwordField?: string;
}

/**
 * Returns a function that checks the signed-in owner's password, and a code if `needsCode` says so, and then runs `act`. It throws
 * a `Problem` if one of them is wrong. `act` is passed the options of the call that checked the password.
 */
export function createConfirmed(authentication: Authentication, needsCode: (owner: Owner) => boolean) {
  const { ctx, identity, requireSession, requestOptions, signedInAttempt, attemptOrThrow } = authentication;
  const optionsFor = (c: Request, password: string) => ({ body: { password }, ...requestOptions(c) });
  return async <T>(
    c: Request,
    { password, code, passwordField }: Typed,
    act: (api: Auth['api'], options: ReturnType<typeof optionsFor>) => Promise<T>,
  ) => {
    const signed = await requireSession(c);
    const { api } = await identity.auth();
    const options = optionsFor(c, password);
    const outcome = await attemptOrThrow(
      c,
      { ...signedInAttempt(signed), ...(passwordField ? { passwordField } : {}) },
      async () => {
        await api.verifyPassword(options);
        const { ownerId, owner } = signed;
        const isRight = !needsCode(owner) || (await confirmCode(c, ctx, identity, { ownerId, code }));
        return isRight ? act(api, options) : undefined;
      },
    );
    return { signed, outcome };
  };
}

/** Confirms that a signed-in owner knows her password, and has a code if the second step is on. Throws a `Problem` otherwise. */
export type ConfirmOwner = (c: Request, typed: Typed) => Promise<SignedIn>;

/**
 * Returns the check that precedes a new passkey, another mail server, which receives the links for a new password, another place of
 * backups, and the recovery sheet, which contains the key of the backups. Without the check, somebody at the owner's unlocked browser could gain lasting
 * access.
 */
export function confirmOwner(authentication: Authentication): ConfirmOwner {
  const confirmed = createConfirmed(authentication, ({ twoFactor }) => twoFactor);
  return async (c, typed) => (await confirmed(c, typed, async () => true)).signed;
}
