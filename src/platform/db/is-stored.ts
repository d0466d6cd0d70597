import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a row holds these values already, so that saving them changes nothing. Who saves again because the response was lost
 * sends them with the version before. That is no conflict. Undefined values are ignored, as by a statement that sets them.
 */
export const isStored = (row: object, values: object): boolean => {
  const stored = row as Record<string, unknown>;
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, stored[name]),
  );
};
