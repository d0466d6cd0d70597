/** The beginning of a text: at most `maxLength` characters with the ellipsis, cut between words if it contains a space. */
export function excerpt(text: string, maxLength = 120): string {
  const trimmed = text.trim();
  if (trimmed.length <= maxLength) return trimmed;
  const beginning = trimmed.slice(0, maxLength);
  const space = beginning.lastIndexOf(' ');
  const cut = space > 0 ? beginning.slice(0, space) : beginning.slice(0, maxLength - 1);
  return `${cut.replace(/[\s,;:.…،؛–—-]+$/u, '')}…`;
}
