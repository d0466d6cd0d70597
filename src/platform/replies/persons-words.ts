/** The merge fields. In a text they are written in braces, as `{name}`, and replaced by the words of the person who gets it. */
export const mergeFields = ['name', 'service', 'date', 'time'] as const;
export type MergeField = (typeof mergeFields)[number];

/** The words that replace merge fields, in the person's language. Words that the record doesn't hold are missing. */
export type PersonsWords = Partial<Record<MergeField, string>>;

/** A field in braces. Braces with only blanks inside are no field. */
const inBraces = /\{(?!\s*\})([^{}\n]{1,40})\}/g;

const parse = (inside: string): MergeField | undefined => {
  const word = inside.trim().toLowerCase();
  return mergeFields.find((each) => each === word);
};

export const usedMergeFields = (text: string): MergeField[] => [
  ...new Set([...text.matchAll(inBraces)].flatMap(([, inside = '']) => parse(inside) ?? [])),
];

/** The texts in braces that are no merge fields, including the braces, each once. */
export const unknownMergeFields = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].flatMap(([all, inside = '']) => (parse(inside) ? [] : [all]))),
];

/** The text with its merge fields replaced by the person's words. A field without a word stays as it is. */
export const withPersonsWords = (text: string, words: PersonsWords): string =>
  text.replaceAll(inBraces, (all, inside: string) => {
    const field = parse(inside);
    return (field && words[field]) ?? all;
  });
