import type { PageFacts } from '../page-facts';

/** The facts of the page that these matches show. A child route's facts override those of its parents. */
export const factsShown = (matches: readonly { staticData: Partial<PageFacts> }[]): Partial<PageFacts> =>
  Object.assign({}, ...matches.map(({ staticData }) => staticData));
