import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a proof is valid: longer than the clocks of two machines of one site may differ. */
const validMs = 10 * 60_000;

const hmac = (secret: string, purpose: 'question' | 'answer', text: string): string =>
  createHmac('sha256', secret).update(`kursu health ${purpose} ${text}`).digest('base64url');

/** A header that proves, for ten minutes, that the sender knows the site's secret; whoever overhears it learns no secret. */
export function proveKnowledge(secret: string, now: Date): string {
  const at = String(now.getTime());
  return `Kursu ${at}.${hmac(secret, 'question', at)}`;
}

export function isProven(secret: string, header: string | undefined, now: Date): boolean {
  const [, at = '', proof = ''] = /^Kursu (\d{1,16})\.([\w-]+)$/.exec(header ?? '') ?? [];
  return Math.abs(now.getTime() - Number(at)) < validMs && isEqual(proof, hmac(secret, 'question', at));
}

/** Proves the same in the response to a request with this header. */
export const answerProof = (secret: string, header: string): string => hmac(secret, 'answer', header);

export const isAnswer = (secret: string, header: string, answer: unknown): boolean =>
  typeof answer === 'string' && isEqual(answer, answerProof(secret, header));

const isEqual = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
