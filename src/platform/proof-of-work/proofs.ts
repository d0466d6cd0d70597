import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isEqualSecret } from '#/platform/crypto/equal-secret';
import { isUuid } from '#/platform/db/columns';
import { type Challenge, leastAgeMs, zeroBits } from './zero-bits';

export type Proofs = ReturnType<typeof createProofs>;

/** Milliseconds for which a challenge is valid. The form for which it was issued must be sent within this time. */
const mostAgeMs = 3_600_000;

/**
 * Issues signed challenges, `id.milliseconds.bits.signature`, which the server needn't store, and verifies proofs. A proof is a
 * challenge followed by `.number`. The SHA-256 of the proof begins with enough zero bits.
 */
export function createProofs(key: Uint8Array) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue(bits: number, now: Date): Challenge {
      const text = `${randomUUID()}.${now.getTime()}.${bits}`;
      return { challenge: `${text}.${sign(text)}`, bits };
    },
    /**
     * The id of the challenge that a proof solves, by which the caller can make sure that the proof is used only once. Undefined
     * if the proof is wrong, or the challenge is too easy, too young, too old, or not signed with the key.
     */
    verify(proof = '', leastBits: number, now: Date): string | undefined {
      const [id = '', issued, issuedBits, signature = ''] = proof.split('.');
      const age = now.getTime() - Number(issued);
      const isInTime = age >= leastAgeMs && age <= mostAgeMs;
      if (!isUuid(id) || !isInTime || Number(issuedBits) < leastBits) return undefined;
      if (!isEqualSecret(signature, sign(`${id}.${issued}.${issuedBits}`))) return undefined;
      return zeroBits(createHash('sha256').update(proof).digest()) >= Number(issuedBits) ? id : undefined;
    },
  };
}
