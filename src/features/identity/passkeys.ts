import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '#/platform/context';
import { passkeysOf } from './admin-queries';
import { type ChallengeUse, claimChallenge, issueChallenge } from './commands/claim-challenge';
import type { Identity } from './identity';
import type { ownerPasskeys } from './table';

type Ctx = Pick<Context, 'db' | 'clock'>;
type Passkey = typeof ownerPasskeys.$inferSelect;

/** EdDSA, ES256 and RS256, which every device offers one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded with the first passkey: most sites have none. */
const library = () => import('@simplewebauthn/server');

/** A passkey is bound to the host of the public address; pages of any other can't use it. */
const site = ({ baseUrl }: Pick<Identity, 'baseUrl'>) => {
  const { hostname, origin, host } = new URL(baseUrl);
  return { rpID: hostname, rpName: host, origin };
};

/** What the browser needs to sign in by a passkey, which also says whose it is. */
export async function signInOptions(ctx: Ctx, identity: Identity) {
  const { generateAuthenticationOptions } = await library();
  const { rpID } = site(identity);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await issueChallenge(ctx, options.challenge, 'sign-in');
  return options;
}

/** What the browser needs to make a passkey, which asks for fingerprint, face or PIN at each use. */
export async function newPasskeyOptions(
  ctx: Ctx,
  identity: Identity,
  { ownerId, sessionId, email }: { ownerId: string; sessionId: string; email: string },
) {
  const { generateRegistrationOptions } = await library();
  const { rpID, rpName } = site(identity);
  const known = await passkeysOf(ctx.db, ownerId);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: email,
    userDisplayName: email,
    // The same for all passkeys of an account, so that a device keeps one for it.
    userID: new Uint8Array(Buffer.from(ownerId)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialID, transports }) => ({
      id: credentialID,
      ...(transports ? { transports: transports.split(',') } : {}),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await issueChallenge(ctx, options.challenge, `add ${sessionId}`);
  return options;
}

/** What the library throws for a response that is malformed or wrong counts as a wrong one. */
const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

const expected = (ctx: Ctx, identity: Identity, use: ChallengeUse) => {
  const { rpID, origin } = site(identity);
  return {
    expectedChallenge: (challenge: string) => claimChallenge(ctx, challenge, use),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
};

/** The columns of a new passkey, if the response is right. */
export async function verifyNewPasskey(
  ctx: Ctx,
  identity: Identity,
  response: RegistrationResponseJSON,
  sessionId: string,
) {
  const { verifyRegistrationResponse } = await library();
  const verified = await orUndefined(
    verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs,
      ...expected(ctx, identity, `add ${sessionId}`),
    }),
  );
  if (!verified?.verified) return undefined;
  const { aaguid, credential, credentialBackedUp, credentialDeviceType } = verified.registrationInfo;
  return {
    credentialID: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64'),
    counter: credential.counter,
    transports: response.response.transports?.join(',') ?? null,
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
    aaguid,
  };
}

/** The passkey's new counter, if the response is right. */
export async function verifyPasskey(
  ctx: Ctx,
  identity: Identity,
  response: AuthenticationResponseJSON,
  passkey: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const credential = {
    id: passkey.credentialID,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64')),
    counter: passkey.counter,
  };
  const verified = await orUndefined(
    verifyAuthenticationResponse({ response, credential, ...expected(ctx, identity, 'sign-in') }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
