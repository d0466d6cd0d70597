/** The fields of a text that a person's own words take the place of, in braces: `{name}`. */
export const mergeFields = ['name', 'service', 'date', 'time'] as const;
export type MergeField = (typeof mergeFields)[number];

/** A person's words for a text, in the person's language; what a record doesn't know is missing. */
export type PersonsWords = Partial<Record<MergeField, string>>;

/** Braces around nothing but blanks are no field. */
const inBraces = /\{(?!\s*\})([^{}\n]{1,40})\}/g;

const parse = (inside: string): MergeField | undefined => {
  const word = inside.trim().toLowerCase();
  return mergeFields.find((each) => each === word);
};

/** The merge fields of a text, each once. */
export const usedMergeFields = (text: string): MergeField[] => [
  ...new Set([...text.matchAll(inBraces)].flatMap(([, inside = '']) => parse(inside) ?? [])),
];

/** What a text has in braces that is no merge field, with its braces; each once. */
export const unknownMergeFields = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].flatMap(([all, inside = '']) => (parse(inside) ? [] : [all]))),
];

/** The text with the person's words; a field for which there is none stays. */
export const withPersonsWords = (text: string, words: PersonsWords): string =>
  text.replaceAll(inBraces, (all, inside: string) => {
    const field = parse(inside);
    return (field && words[field]) ?? all;
  });
