import { parsePage, parseText, withoutUndefined } from '#/platform/input/search';
import type { RecordSearch } from './contract';

type Filters = Record<string, (given: unknown) => string | undefined>;

/**
 * Returns a function that reads the filters of a list of records from an address, with the search text and the page number.
 * Invalid values are left out.
 */
export const recordSearch =
  <Own extends Filters>(filters: Own) =>
  (query: Record<string, unknown>): { [Name in keyof Own]?: ReturnType<Own[Name]> } & RecordSearch =>
    withoutUndefined({
      ...(Object.fromEntries(Object.entries(filters).map(([name, read]) => [name, read(query[name])])) as {
        [Name in keyof Own]?: ReturnType<Own[Name]>;
      }),
      q: parseText(query.q),
      page: parsePage(query.page),
    });
