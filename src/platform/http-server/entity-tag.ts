/** Whether `If-None-Match` names this entity tag, weak or strong (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true;
  const opaqueTag = opaque(tag);
  // Split by the comma alone: a pattern that allows blanks on both sides would rescan a long run of blanks from each of them.
  return ifNoneMatch.split(',').some((one) => {
    const trimmed = one.trim();
    return trimmed === '*' || opaque(trimmed) === opaqueTag;
  });
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);
