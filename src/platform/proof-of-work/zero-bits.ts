/** A challenge to find a number: the SHA-256 of `challenge`, a dot and the number must begin with `bits` zero bits. */
export interface Challenge {
  challenge: string;
  bits: number;
}

/** A proof is refused until its challenge is this many milliseconds old: a person needs at least as long for a form. */
export const leastAgeMs = 2_000;

export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
