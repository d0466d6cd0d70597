import { isId } from '#/platform/db/columns';
import { Problem } from '#/platform/errors/problem';

/** An id out of an address; throws `not_found` for what can't be one. */
export function knownId(id: string): string {
  if (!isId(id)) throw new Problem('not_found');
  return id;
}
