import { Transform } from 'node:stream';

/** The slowest transfer that is waited for. A request that moves fewer bytes in a period is given up, even if it is never silent. */
const slowest = { bytes: 1024 * 1024, periodMs: 120_000 } as const;

export interface TransferPace extends Disposable {
  /** Aborts when the transfer has become too slow. */
  signal: AbortSignal;
  /** A stream that passes a file through and counts its bytes. */
  counted(): Transform;
}

/** Watches one request, which must be done in one period or keep moving the bytes of a file. */
export function watchPace(): TransferPace {
  const tooSlow = new AbortController();
  let moved = 0;
  const timer = setInterval(() => {
    if (moved < slowest.bytes) tooSlow.abort(new Error('too slow'));
    moved = 0;
  }, slowest.periodMs);
  return {
    signal: tooSlow.signal,
    counted: () =>
      new Transform({
        transform(chunk: Buffer, _, done) {
          moved += chunk.length;
          done(null, chunk);
        },
      }),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
