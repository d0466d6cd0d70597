import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { barItems, type PageFacts } from './page-facts';

/** A page that there is: its route, its address without language, and what it says about itself. */
export interface Page extends Partial<PageFacts> {
  /** Of its route. */
  id: string;
  /** '/articles/$id': a part that begins with $ stands for any value. */
  path: string;
}

/** Every page of a tree of routes: the only list of pages that there is. It has the order of the bar. */
export function pagesOf(router: AnyRouter): Page[] {
  return Object.values<AnyRoute>(router.routesById)
    .filter((route) => !route.isRoot && !hasIndex(route))
    .map((route) => ({ id: route.id, path: withoutSlash(route.fullPath), ...factsOf(route) }))
    .sort((one, other) => placeInBar(one) - placeInBar(other) || one.path.length - other.path.length);
}

/** Whether another route is the page at this one's address. */
const hasIndex = ({ children = [], fullPath }: AnyRoute): boolean =>
  Object.values<AnyRoute>(children).some((child) => withoutSlash(child.fullPath) === withoutSlash(fullPath));

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

const factsOf = ({ parentRoute, options }: AnyRoute): Partial<PageFacts> => ({
  ...(parentRoute ? factsOf(parentRoute) : {}),
  ...options.staticData,
});

/** A page without an item comes last. */
function placeInBar({ barItem }: Page): number {
  const item = typeof barItem === 'function' ? barItem({}) : barItem;
  return item === undefined ? barItems.length : barItems.indexOf(item);
}

/**
 * The beginnings of addresses that are one person's own, each once: '/admin' stands for all that begins so.
 */
export function personalBeginnings(pages: readonly Page[], audience?: Page['audience']): string[] {
  const own = pages
    .filter((page) => page.audience !== 'everybody' && (!audience || page.audience === audience))
    .map(({ path }) => withoutSlash(path.replace(/\$.*/, '')));
  return [...new Set(own)]
    .filter((path) => !own.some((other) => other !== path && path.startsWith(other)))
    .sort();
}
