/** Whether `If-None-Match` names this entity tag, weak or strong (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true;
  const opaqueTag = opaque(tag);
  // Splits at commas only: a pattern that includes the blanks around them takes quadratic time for a long run of blanks.
  return ifNoneMatch.split(',').some((one) => {
    const trimmed = one.trim();
    return trimmed === '*' || opaque(trimmed) === opaqueTag;
  });
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);
