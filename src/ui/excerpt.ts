/** The beginning of a text, cut between words to at most `limit` characters including the ellipsis. */
export function excerpt(text: string, limit = 120): string {
  const trimmed = text.trim();
  if (trimmed.length <= limit) return trimmed;
  const beginning = trimmed.slice(0, limit);
  const space = beginning.lastIndexOf(' ');
  const cut = space > 0 ? beginning.slice(0, space) : beginning.slice(0, limit - 1);
  return `${cut.replace(/[\s,;:.…،؛–—-]+$/u, '')}…`;
}
