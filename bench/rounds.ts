export interface Comparison {
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
 * Measures ours and the yardstick alternately, so that other load on the machine affects both. One extra round at the start only
 * warms up. The ratio is the median of the rounds' ratios.
 */
export async function alternate(
  rounds: number,
  ours: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<Comparison> {
  const pairs: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair: [number, number] = [await ours(), await yardstick()];
    if (round > 0) pairs.push(pair);
  }
  return {
    value: median(pairs.map(([our]) => our)),
    yardstick: median(pairs.map(([, their]) => their)),
    ratio: median(pairs.map(([our, their]) => our / their)),
  };
}
