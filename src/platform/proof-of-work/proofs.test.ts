import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createProofs } from './proofs';
import { zeroBits } from './zero-bits';

const proofs = createProofs(new Uint8Array(32).fill(3));
const issued = new Date('2026-06-08T07:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);

function solved(challenge: string, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge}.${nonce}`;
    if (zeroBits(createHash('sha256').update(proof).digest()) >= bits) return proof;
  }
}

describe('a proof of work', () => {
  const { challenge, bits } = proofs.issue(8, issued);
  const proof = solved(challenge, bits);

  test('Given the answer to a challenge, Then it names it, for as long as it is neither too young nor too old', () => {
    const id = challenge.split('.')[0];
    expect(proofs.verify(proof, 8, after(2))).toBe(id);
    expect(proofs.verify(proof, 8, after(3600))).toBe(id);
    expect(proofs.verify(proof, 8, after(1))).toBeUndefined();
    expect(proofs.verify(proof, 8, after(3601))).toBeUndefined();
  });

  test('Given one that is too easy, unsigned, changed, not solved or none, Then it proves nothing', () => {
    expect(proofs.verify(proof, 9, after(5))).toBeUndefined();
    expect(createProofs(new Uint8Array(32)).verify(proof, 8, after(5))).toBeUndefined();
    const easier = challenge.replace('.8.', '.1.');
    expect(proofs.verify(solved(easier, 1), 1, after(5))).toBeUndefined();
    const unsolved = [...new Array(200).keys()]
      .map((nonce) => `${challenge}.${nonce}`)
      .filter((each) => zeroBits(createHash('sha256').update(each).digest()) < 8);
    expect(unsolved.map((each) => proofs.verify(each, 8, after(5))).filter(Boolean)).toEqual([]);
    for (const text of [undefined, '', 'x.y.z', '....'])
      expect(proofs.verify(text, 0, after(5))).toBeUndefined();
  });

  test('Given hashes, Then their leading zero bits are counted', () => {
    expect(zeroBits(Uint8Array.of(0x80, 0))).toBe(0);
    expect(zeroBits(Uint8Array.of(0x01, 0xff))).toBe(7);
    expect(zeroBits(Uint8Array.of(0, 0x10))).toBe(11);
    expect(zeroBits(Uint8Array.of(0, 0))).toBe(16);
  });
});
