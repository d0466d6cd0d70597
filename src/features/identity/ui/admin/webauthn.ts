import { ReasonedError } from '#/platform/errors/reasoned-error';

/** Whether this browser can make and use passkeys; false on the server. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/**
 * Why the browser returned no passkey. `known`: the device already has one for the account. `wrongAddress`: the site's passkeys
 * belong to another address. `cancelled`: any other reason, mostly that nobody confirmed.
 */
type PasskeyRefusal = 'cancelled' | 'known' | 'wrongAddress';

export class NoPasskey extends ReasonedError<PasskeyRefusal> {}

const refused = (error: unknown): never => {
  if (!(error instanceof DOMException)) throw error;
  throw new NoPasskey(reasons[error.name] ?? 'cancelled');
};

const reasons: Record<string, PasskeyRefusal> = { InvalidStateError: 'known', SecurityError: 'wrongAddress' };

const json = (credential: Credential | null) => {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey('cancelled');
  return credential.toJSON();
};

export async function createPasskey(options: object) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return json(await navigator.credentials.create({ publicKey }).catch(refused));
}

export async function getPasskey(options: object) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return json(await navigator.credentials.get({ publicKey }).catch(refused));
}
