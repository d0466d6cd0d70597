import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isEqualSecret } from '#/platform/crypto/equal-secret';
import { isUuid } from '#/platform/db/columns';
import { type Challenge, leastAgeMs, zeroBits } from './zero-bits';

export type Proofs = ReturnType<typeof createProofs>;

/** A proof is found when a form is opened, and used when it is sent. */
const mostAgeMs = 3_600_000;

/**
 * Challenges signed under a key, so that nothing is stored before one is answered: `id.milliseconds.bits.signature`. A proof
 * is the challenge with `.number` after it; the hash is of all of it.
 */
export function createProofs(key: Uint8Array) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue(bits: number, now: Date): Challenge {
      const text = `${randomUUID()}.${now.getTime()}.${bits}`;
      return { challenge: `${text}.${sign(text)}`, bits };
    },
    /**
     * The id of the challenge that a proof answers, by which it is used once; undefined where it is not a signed challenge with a
     * number, too easy, too young or too old.
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
