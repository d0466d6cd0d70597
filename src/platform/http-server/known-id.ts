import { isUuid } from '#/platform/db/columns';
import { Problem } from '#/platform/errors/problem';

/** An id from an address; throws `not_found` for anything that can't be one. */
export function knownId(id: string): string {
  if (!isUuid(id)) throw new Problem('not_found');
  return id;
}
