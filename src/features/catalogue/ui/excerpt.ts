const ends = /[.!?؟]\s/u;

/**
 * The beginning of a text, at most `limit` characters long with its ellipsis, cut between words
 * (specification, section 9: 120 on the home page). A text that fits stays as it is.
 */
export function excerpt(text: string, limit = 120): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const room = whole.slice(0, limit);
  const space = room.lastIndexOf(' ');
  const cut = space > 0 ? room.slice(0, space) : room.slice(0, limit - 1);
  return `${cut.replace(/[\s,;:.…،؛–—-]+$/u, '')}…`;
}

/** A text's first sentence; the whole text where it has only one. */
export function firstSentence(text: string): string {
  const end = text.search(ends);
  return end < 0 ? text : text.slice(0, end + 1);
}
