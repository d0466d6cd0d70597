import { createMiddleware } from 'hono/factory';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import { Problem } from '#/platform/errors/problem';

/**
 * Refuses methods that a known address doesn't support. The response names the supported methods in the header `Allow`; so does
 * the response to OPTIONS. Register it before middleware that checks bodies, which would refuse the request for another reason.
 * `routes` is called at the first request, when all routes are registered.
 */
export const knownMethod = (routes: () => readonly RouterRoute[]) => {
  let methodsAt: ((path: string) => string[]) | undefined;
  return createMiddleware(async (c, next) => {
    methodsAt ??= findMethods(routes());
    const methods = methodsAt(c.req.path);
    if (methods.length === 0 || methods.includes(c.req.method)) return next();
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
    throw new Problem('wrong_method', undefined, { allow });
  });
};

function findMethods(routes: readonly RouterRoute[]): (path: string) => string[] {
  // Routes for all methods are middleware, or the fallback for unmatched requests.
  const specific = routes.filter(({ method }) => method !== 'ALL');
  const methods = [...new Set(specific.map(({ method }) => method))].sort();
  const router = new TrieRouter<true>();
  for (const { method, path } of specific) router.add(method, path, true);
  return (path) =>
    methods
      .filter((method) => router.match(method, path)[0].length > 0)
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
