const ends = /[.!?؟]\s/u;

/** A text's first sentence; the whole text where it has only one. */
export function firstSentence(text: string): string {
  const end = text.search(ends);
  return end < 0 ? text : text.slice(0, end + 1);
}
