import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '#/platform/context';
import { passkeysOf } from './admin-queries';
import { type ChallengeUse, claimChallenge, issueChallenge } from './commands/claim-challenge';
import type { Identity } from './identity';
import type { ownerPasskeys } from './table';

type Ctx = Pick<Context, 'db' | 'clock'>;
type Passkey = typeof ownerPasskeys.$inferSelect;

/** EdDSA, ES256 and RS256. Every device supports at least one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded with the first request about a passkey, because most sites have none. */
const library = () => import('@simplewebauthn/server');

/**
 * The site as WebAuthn's relying party. A passkey is bound to the host of the public address, and is useless under a new host.
 */
const site = ({ baseUrl }: Pick<Identity, 'baseUrl'>) => {
  const { hostname, origin, host } = new URL(baseUrl);
  return { rpID: hostname, rpName: host, origin };
};

/** The options with which the browser signs in by passkey. They name no account, because the passkey itself tells whose it is. */
export async function signInOptions(ctx: Ctx, identity: Identity) {
  const { generateAuthenticationOptions } = await library();
  const { rpID } = site(identity);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await issueChallenge(ctx, options.challenge, 'sign-in');
  return options;
}

/** The options with which the browser makes a passkey. The device will ask for a fingerprint, a face or a PIN at each use. */
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
    // All passkeys of an account have the same user id, so that a device keeps only one passkey for the account.
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

/**
 * Verifies a response, and turns any error of the library into undefined. The library throws for malformed responses as well as
 * for wrong ones. An error of the database, which knows the challenge, is thrown.
 */
async function verifiedOrUndefined<T>(
  ctx: Ctx,
  identity: Identity,
  use: ChallengeUse,
  verify: (expected: Expected) => Promise<T>,
): Promise<T | undefined> {
  const { rpID, origin } = site(identity);
  let claim: Promise<boolean> | undefined;
  const expectedChallenge = (challenge: string) => {
    claim = claimChallenge(ctx, challenge, use);
    return claim;
  };
  try {
    return await verify({
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
  } catch {
    await claim;
    return undefined;
  }
}

interface Expected {
  expectedChallenge: (challenge: string) => Promise<boolean>;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
}

/** The columns of a new passkey; undefined if the browser's response is not valid. */
export async function verifyNewPasskey(
  ctx: Ctx,
  identity: Identity,
  response: RegistrationResponseJSON,
  sessionId: string,
) {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifiedOrUndefined(ctx, identity, `add ${sessionId}`, (expected) =>
    verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...expected }),
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

/** The passkey's new counter; undefined if the browser's response is not valid. */
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
  const verified = await verifiedOrUndefined(ctx, identity, 'sign-in', (expected) =>
    verifyAuthenticationResponse({ response, credential, ...expected }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
