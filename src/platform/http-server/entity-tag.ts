/** Whether `If-None-Match` names this entity tag, weak or strong (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function matchesTag(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  if (asked === tag || asked === '*') return true;
  const wanted = opaque(tag);
  // Split by the comma alone: a pattern that allows blanks on both sides would rescan a long run of blanks from each of them.
  return asked.split(',').some((one) => {
    const trimmed = one.trim();
    return trimmed === '*' || opaque(trimmed) === wanted;
  });
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);
