import type { PageFacts } from '../page-facts';

/** What the page of these matches says about itself. */
export const factsShown = (matches: readonly { staticData: Partial<PageFacts> }[]): Partial<PageFacts> =>
  Object.assign({}, ...matches.map(({ staticData }) => staticData));
