const ends = /[.!?؟]\s/u;

export function firstSentence(text: string): string {
  const end = text.search(ends);
  return end < 0 ? text : text.slice(0, end + 1);
}
