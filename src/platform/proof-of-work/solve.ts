import { type Challenge, leastAgeMs } from './zero-bits';

/** Computes a proof in a worker, and resolves once it is old enough for the server. Rejects outside a secure context. */
export async function solve(challenge: Challenge): Promise<string> {
  const oldEnough = new Promise((resolve) => setTimeout(resolve, leastAgeMs));
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' });
  try {
    const proof = new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () => reject(new Error('no proof could be computed'));
    });
    if (!globalThis.crypto?.subtle) throw new Error('no secure hash');
    worker.postMessage(challenge);
    await oldEnough;
    return await proof;
  } finally {
    worker.terminate();
  }
}
