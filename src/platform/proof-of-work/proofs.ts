import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isUuid } from '#/platform/db/columns';
import { type Challenge, leastAgeMs, zeroBits } from './zero-bits';

export interface Proofs {
  issue(bits: number, now: Date): Challenge;
  /** The id of the challenge that a proof answers, by which it is used once; undefined where the proof is none, too easy, too young or too old. */
  read(proof: string | undefined, bits: number, now: Date): string | undefined;
}

const mostAgeMs = 3_600_000;

/** Challenges signed under a key, so that nothing is stored before one is answered: `id.milliseconds.bits.signature`. */
export function createProofs(key: Uint8Array): Proofs {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const isSigned = (text: string, signature: string) => {
    const [given, own] = [Buffer.from(signature), Buffer.from(sign(text))];
    return given.length === own.length && timingSafeEqual(given, own);
  };
  return {
    issue(bits, now) {
      const text = `${randomUUID()}.${now.getTime()}.${bits}`;
      return { challenge: `${text}.${sign(text)}`, bits };
    },
    read(proof = '', bits, now) {
      const [id = '', issued, given, signature = ''] = proof.split('.');
      const age = now.getTime() - Number(issued);
      const isInTime = age >= leastAgeMs && age <= mostAgeMs;
      if (!isUuid(id) || !isInTime || Number(given) < bits) return undefined;
      if (!isSigned(`${id}.${issued}.${given}`, signature)) return undefined;
      return zeroBits(createHash('sha256').update(proof).digest()) >= Number(given) ? id : undefined;
    },
  };
}
