import { createMiddleware } from 'hono/factory';
import { TrieRouter } from 'hono/router/trie-router';
import { Problem } from '#/platform/errors/problem';

interface Route {
  method: string;
  path: string;
}

/**
 * Refuses a known address under a method that it doesn't have, and says which ones it has; OPTIONS gets them as an answer.
 * Place it before what looks at bodies. `routes` is read at the first request, when all of them are there.
 */
export const knownMethod = (routes: () => readonly Route[]) => {
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

function findMethods(routes: readonly Route[]): (path: string) => string[] {
  // Routes for every method are middleware, or the answer to what nothing else matched.
  const own = routes.filter(({ method }) => method !== 'ALL');
  const methods = [...new Set(own.map(({ method }) => method))].sort();
  const router = new TrieRouter<true>();
  for (const { method, path } of own) router.add(method, path, true);
  return (path) =>
    methods
      .filter((method) => router.match(method, path)[0].length > 0)
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
