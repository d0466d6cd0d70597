import { isId } from '#/platform/db/columns';
import { Problem } from '#/platform/errors/problem';

/** What became of a change to one of the owner's records. */
export type Done = { ok: true } | { ok: false; reason: string };

/**
 * The whole record as it is now, after a change of it.
 * @throws Problem `not_found` where there is none; `conflict` with the sentence of the refusal and the record beside it
 */
export function recordAnswer<Detail extends object>(
  current: Detail | undefined,
  done: Done,
  sentences: Partial<Record<string, string>>,
): Detail {
  if (!current || (!done.ok && done.reason === 'unknown')) throw new Problem('not_found');
  if (done.ok) return current;
  throw new Problem('conflict', sentences[done.reason], { current });
}

/** An id out of an address. */
export function knownId(id: string): string {
  if (!isId(id)) throw new Problem('not_found');
  return id;
}
