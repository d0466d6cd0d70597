import { createHmac } from 'node:crypto';
import { isEqualSecret } from './equal-secret.ts';

/** Milliseconds for which a proof is valid. The clocks of a site's machines must not differ by more. */
const validMs = 10 * 60_000;

const hmac = (secret: string, purpose: 'question' | 'answer', text: string): string =>
  createHmac('sha256', secret).update(`kursu health ${purpose} ${text}`).digest('base64url');

/**
 * The requests that need a proof. `echo` returns how a request arrived, `facts` what is known of the machine. `backup` writes a
 * backup into the data folder. `activate` makes a restored site start its work.
 */
export type Asked = 'echo' | 'facts' | 'backup' | 'activate';

/**
 * A header that proves, for ten minutes, that the sender knows the site's secret. Whoever receives it learns no secret, and can't
 * make another kind of request with it. This matters for `echo`, which is sent to whatever machine the public address leads to.
 */
export function proveKnowledge(secret: string, asked: Asked, now: Date): string {
  const at = String(now.getTime());
  return `Kursu ${at}.${hmac(secret, 'question', `${asked} ${at}`)}`;
}

export function isProven(secret: string, asked: Asked, header: string | undefined, now: Date): boolean {
  const [, at = '', proof = ''] = /^Kursu (\d{1,16})\.([\w-]+)$/.exec(header ?? '') ?? [];
  return (
    Math.abs(now.getTime() - Number(at)) < validMs &&
    isEqualSecret(proof, hmac(secret, 'question', `${asked} ${at}`))
  );
}

/** What the server puts into its response to a request with this header, to prove that it knows the secret, too. */
export const proveResponse = (secret: string, header: string): string => hmac(secret, 'answer', header);

export const isResponseProven = (secret: string, header: string, proof: unknown): boolean =>
  typeof proof === 'string' && isEqualSecret(proof, proveResponse(secret, header));
