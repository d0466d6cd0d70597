import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { barItems, type PageFacts } from './page-facts';
import { isWithin } from './path-within';

export interface Page extends Partial<PageFacts> {
  id: string;
  /** '/articles/$id': a segment that begins with $ matches any value. */
  path: string;
}

/** All pages of a route tree, in the order of the bar: every other list of pages is derived from this one. */
export function listPages(router: AnyRouter): Page[] {
  return Object.values<AnyRoute>(router.routesById)
    .filter((route) => !route.isRoot && !hasIndex(route))
    .map((route) => ({ id: route.id, path: withoutSlash(route.fullPath), ...inheritedFacts(route) }))
    .sort((one, other) => placeInBar(one) - placeInBar(other) || one.path.length - other.path.length);
}

/** Whether a child route is the page at this route's address. */
const hasIndex = ({ children = [], fullPath }: AnyRoute): boolean =>
  Object.values<AnyRoute>(children).some((child) => withoutSlash(child.fullPath) === withoutSlash(fullPath));

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

const inheritedFacts = ({ parentRoute, options }: AnyRoute): Partial<PageFacts> => ({
  ...(parentRoute ? inheritedFacts(parentRoute) : {}),
  ...options.staticData,
});

/** Pages without an item in the bar come last. */
function placeInBar({ barItem }: Page): number {
  const item = typeof barItem === 'function' ? barItem({}) : barItem;
  return item === undefined ? barItems.length : barItems.indexOf(item);
}

/** The paths of personal pages, without those that are below another one: '/admin' stands for every address below it. */
export function personalPaths(pages: readonly Page[], audience?: Page['audience']): string[] {
  const own = pages
    .filter((page) => page.audience !== 'everybody' && (!audience || page.audience === audience))
    .map(({ path }) => withoutSlash(path.replace(/\$.*/, '')));
  return [...new Set(own)]
    .filter((path) => !own.some((other) => other !== path && isWithin([other], path)))
    .sort();
}
