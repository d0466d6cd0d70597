import { type Challenge, zeroBits } from './zero-bits';

// The worker in which a page computes a proof. It is loaded only where the server demands a proof.

const batch = 256;

async function solve({ challenge, bits }: Challenge): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += batch) {
    const proofs = Array.from({ length: batch }, (_, index) => `${challenge}.${from + index}`);
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))),
    );
    const found = proofs.find((_, index) => zeroBits(new Uint8Array(hashes[index] ?? [])) >= bits);
    if (found) return found;
  }
}

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then((proof) => postMessage(proof));
});
