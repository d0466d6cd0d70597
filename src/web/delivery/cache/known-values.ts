import { catalogueIds } from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import type { ValueKind } from '../../page-facts';

export type IsKnown = (kind: ValueKind, value: string) => boolean;
type Values = Readonly<Record<ValueKind, { has(value: string): boolean }>>;

/** The ids of the stored catalogue, and the values that never change. */
export async function readKnownValues(ctx: Pick<Context, 'db'>): Promise<Values> {
  return {
    ...(await catalogueIds(ctx)),
    topic: new Set(['special', 'package']),
    'later page': { has: (value) => /^([2-9]|[1-9]\d{1,2})$/.test(value) },
  };
}

/**
 * The values that addresses of cached pages may contain. They are read again after each change of the content. While they are
 * being read, the old values count, so a page with a new value is rendered for each request.
 */
export function createKnownValues(version: () => number, read: () => Promise<Values>): IsKnown {
  let values: Values | undefined;
  let readVersion: number | undefined;

  function refresh(): void {
    const current = version();
    if (current === readVersion) return;
    readVersion = current;
    read().then(
      (found) => {
        if (readVersion === current) values = found;
      },
      () => {
        if (readVersion === current) readVersion = undefined;
      },
    );
  }

  refresh();
  return (kind, value) => {
    refresh();
    return values?.[kind].has(value) ?? false;
  };
}
