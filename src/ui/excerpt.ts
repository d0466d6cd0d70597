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
