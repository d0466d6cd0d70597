import type { SlowRequest, SlowRequests } from '#/features/health/admin-contract';
import type { Clock } from '#/platform/clock/clock';
import type { HandledRequest } from './request-watch';

export type SlowRequestWatch = ReturnType<typeof watchSlowRequests>;

const hourMs = 3_600_000;
const hoursKept = 24;
const routesOfAKind = 3;

/** Routes that are left out: they query other machines, so they take seconds by design. */
const checks = /^\/api\/(admin\/)?health(\/|$)/;

/** The route that all pages share. */
const pages = '/*';

/**
 * Remembers the slowest requests of this process for a day, in memory. It keeps one request for each hour, method and route, so
 * its size doesn't grow with the number of requests.
 */
export function watchSlowRequests(clock: Clock) {
  const startedAt = clock.now();
  const hours = new Map<number, Map<string, SlowRequest>>();
  const forgetOthers = (latest: number) => {
    for (const hour of hours.keys()) if (hour > latest || hour <= latest - hoursKept) hours.delete(hour);
  };
  return {
    handled({ method, route, status, seconds }: HandledRequest) {
      if (checks.test(route)) return;
      const at = clock.now();
      const hour = Math.floor(at.getTime() / hourMs);
      let slowest = hours.get(hour);
      if (!slowest) {
        forgetOthers(hour);
        slowest = new Map();
        hours.set(hour, slowest);
      }
      const key = `${method} ${route}`;
      if (seconds <= (slowest.get(key)?.seconds ?? 0)) return;
      slowest.set(key, { kind: kindOf(method, route), method, route, status, seconds, at: at.toISOString() });
    },
    slowest(): SlowRequests {
      const now = clock.now();
      forgetOthers(Math.floor(now.getTime() / hourMs));
      const since = new Date(Math.max(startedAt.getTime(), now.getTime() - hoursKept * hourMs));
      return { since: since.toISOString(), requests: slowestRoutes([...hours.values()]) };
    },
  };
}

function slowestRoutes(hours: Map<string, SlowRequest>[]): SlowRequest[] {
  const sorted = hours
    .flatMap((routes) => [...routes.values()])
    .toSorted((one, other) => other.seconds - one.seconds);
  const ofEachRoute = Map.groupBy(sorted, ({ method, route }) => `${method} ${route}`);
  const routes = [...ofEachRoute.values()].flatMap(([slowest]) => slowest ?? []);
  const kinds = Map.groupBy(routes, ({ kind }) => kind);
  return [...kinds.values()].flatMap((requests) => requests.slice(0, routesOfAKind));
}

function kindOf(method: string, route: string): SlowRequest['kind'] {
  if (/^\/api\/(admin|auth)\//.test(route)) return 'room';
  if (method !== 'GET' && method !== 'HEAD') return 'sent';
  if (route.startsWith('/api/')) return 'data';
  return route === pages ? 'page' : 'file';
}
