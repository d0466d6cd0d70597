/** 'Dr.', 'Prof.' or 'د.', but not 'A.', which abbreviates a name. */
const isTitle = (word: string): boolean =>
  word.endsWith('.') && (word.length > 2 || /^\p{Script=Arabic}/u.test(word));

/** A name without the titles before it: 'Ferhan Aydoğan' of 'Prof. Dr. Ferhan Aydoğan'. */
export function afterTitles(name: string): string {
  const words = name.split(/(?<=\.)\s*|\s+/).filter(Boolean);
  const first = words.findIndex((word) => !isTitle(word));
  return words.slice(Math.max(0, first)).join(' ');
}
