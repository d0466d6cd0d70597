import { createNetworkTurns } from '#/platform/process/network-turns';
import type { renderPage } from './render';

type RenderArgs = Parameters<typeof renderPage>;

/** `renderPage` within the limits. `network` is the network of the request; undefined if it is unknown. */
export type LimitedRender = (...args: [...RenderArgs, network?: string | undefined]) => Promise<Response>;

interface Limits {
  /** The response when too many requests wait. */
  busy: (...args: RenderArgs) => Response;
  maxConcurrent?: number;
  /** How many pages may wait; rendering all of them takes about half a second. */
  waiting?: number;
  /** How many of the waiting pages one network may have. */
  each?: number;
}

/** Renders pages; networks take turns. If too many requests wait already, a further one gets the response `busy` at once. */
export function limitRendering(
  render: typeof renderPage,
  { busy, maxConcurrent = 4, waiting = 64, each = waiting / 2 }: Limits,
): LimitedRender {
  const inTurn = createNetworkTurns({ maxConcurrent, waiting, each });
  return async (request, settings, network = '') =>
    inTurn(network, () => render(request, settings)) ?? busy(request, settings);
}
