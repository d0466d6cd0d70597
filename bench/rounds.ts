export interface Compared {
  value: number;
  yardstick: number;
  ratio: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/**
 * Measures ours and theirs alternately, so that other load on the machine affects both. One extra round at the start only
 * warms up. The ratio is the median of the rounds' ratios.
 */
export async function alternate(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Compared> {
  const pairs: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair: [number, number] = [await ours(), await theirs()];
    if (round > 0) pairs.push(pair);
  }
  return {
    value: median(pairs.map(([our]) => our)),
    yardstick: median(pairs.map(([, their]) => their)),
    ratio: median(pairs.map(([our, their]) => our / their)),
  };
}
