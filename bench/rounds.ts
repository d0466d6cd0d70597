import type { Row } from './report.ts';

type Comparison = Required<Pick<Row, 'value' | 'yardstick' | 'ratio'>>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

export async function medianOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return median(values);
}

/**
 * Measures ours and the yardstick alternately, so that other load on the machine affects both. The first round only warms up, and
 * is not counted. The ratio is the median of the rounds' ratios.
 */
export async function alternate(
  quick: boolean,
  ours: () => Promise<number>,
  yardstickIs: string,
  yardstick: () => Promise<number>,
): Promise<Comparison> {
  const rounds = quick ? 3 : 9;
  const pairs: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair: [number, number] = [await ours(), await yardstick()];
    if (round > 0) pairs.push(pair);
  }
  return {
    value: median(pairs.map(([our]) => our)),
    yardstick: { what: yardstickIs, value: median(pairs.map(([, their]) => their)) },
    ratio: median(pairs.map(([our, their]) => our / their)),
  };
}
