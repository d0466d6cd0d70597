/** Asks for a number: the hash of `challenge`, a dot and the number has to begin with `bits` zero bits. The three together are the proof. */
export interface Challenge {
  challenge: string;
  bits: number;
}

/** Milliseconds before which no proof is accepted: the time that a person needs at least. */
export const leastAgeMs = 2_000;

/** How many zero bits a hash begins with. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
