const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const refused = /;\s*q=0(\.0*)?\s*$/;

/** The most compact of `encodings` that the client accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  // The common case: what nearly every browser sends.
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br') return 'br';
  const offered = accepted
    .split(',')
    .flatMap((each) => (refused.test(each) ? [] : [each.trim().split(';')[0]]));
  return encodings.find((encoding) => offered.includes(encoding)) ?? 'identity';
}
