import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const uint = (value: number, size: 2 | 4) => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntBE(value, 0, size);
  return buffer;
};
const flags = { present: 0x01, verified: 0x04, newKey: 0x40 };

interface Response {
  challenge: string;
  /** The origin that the browser reports; default: the site's. */
  origin?: string;
  /** Whether somebody's finger, face or PIN was checked; default: yes. */
  verified?: boolean;
  /** How often the key has been used; default: one more than before. */
  counter?: number;
}

/** A device that makes and uses a passkey, as WebAuthn Level 3 describes it, without a browser. */
export function createAuthenticator(siteOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let used = 0;

  const clientData = (type: string, { challenge, origin = siteOrigin }: Response) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (extra: number, { verified = true, counter = ++used }: Response, rest: Buffer) =>
    Buffer.concat([
      sha256(new URL(siteOrigin).hostname),
      Buffer.from([flags.present | (verified ? flags.verified : 0) | extra]),
      uint(counter, 4),
      rest,
    ]);
  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes the passkey; returns the browser's response to the options of registration. */
    create(asked: Response) {
      // CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        bytes('a5010203262001215820'),
        Buffer.from(x, 'base64url'),
        bytes('225820'),
        Buffer.from(y, 'base64url'),
      ]);
      const made = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, key]);
      const data = authenticatorData(flags.newKey, { counter: 0, ...asked }, made);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        bytes('a363'),
        Buffer.from('fmt'),
        bytes('64'),
        Buffer.from('none'),
        bytes('67'),
        Buffer.from('attStmt'),
        bytes('a068'),
        Buffer.from('authData'),
        bytes('58'),
        Buffer.from([data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Signs in with the passkey; returns the browser's response to the options of sign-in. */
    get(asked: Response) {
      const client = clientData('webauthn.get', asked);
      const data = authenticatorData(0, asked, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
