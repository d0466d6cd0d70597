import { withWesternDigits } from '../i18n/western-digits';

/** A book number in a line of pasted text, or the reason why the line has none that is valid. */
export type IsbnLine =
  | { line: string; isbn: string }
  /** `check_digit`: the number has a mistake. `no_number`: the line contains no book number. */
  | { line: string; fault: 'check_digit' | 'no_number' };

const maxLines = 200;

/** Ten digits, or thirteen that begin with 978 or 979, maybe with hyphens or blanks between them. The last one may be an X. */
const candidate = /(?<![\d-])(?:97[89][-\s]?)?\d(?:[-\s]?\d){8}[-\s]?[\dXx](?![\d-])/g;
const hyphens = /[\u2010-\u2015\u2212]/g;

/** The book numbers in a text, as ISBN-13 without hyphens, each once, and the lines without a number or with a wrong one. */
export function readIsbns(text: string): IsbnLine[] {
  const seen = new Set<string>();
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.slice(0, maxLines).flatMap((typed): IsbnLine[] => {
    const line = typed.trim().slice(0, 200);
    const western = withWesternDigits(line.replace(hyphens, '-'));
    const found = [...western.matchAll(candidate)].map(([number]) =>
      number.replace(/[-\s]/g, '').toUpperCase(),
    );
    if (found.length === 0) return [{ line, fault: 'no_number' }];
    return found.flatMap((number): IsbnLine[] => {
      const isbn = toIsbn13(number);
      if (!isbn) return [{ line, fault: 'check_digit' }];
      if (seen.has(isbn)) return [];
      seen.add(isbn);
      return [{ line, isbn }];
    });
  });
}

/** The ISBN-13 of an ISBN-10 or ISBN-13; undefined if the check digit is wrong. */
function toIsbn13(number: string): string | undefined {
  if (number.length === 13)
    return /^\d+$/.test(number) && checkDigit13(number) === number[12] ? number : undefined;
  if (number.length !== 10) return undefined;
  const digits = [...number].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  const sum = digits.reduce((total, digit, index) => total + digit * (10 - index), 0);
  if (sum % 11 !== 0) return undefined;
  const beginning = `978${number.slice(0, 9)}`;
  return `${beginning}${checkDigit13(beginning)}`;
}

function checkDigit13(number: string): string {
  const sum = [...number.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Registration groups (first digits) of countries where Turkish, English or Arabic is written; not all of them. */
const groups: readonly [beginning: RegExp, language: 'tr' | 'en' | 'ar'][] = [
  [/^978(975|605|625|9944)/, 'tr'],
  [/^(978[01]|9798)/, 'en'],
  [/^978(603|614|977|9922|9933|9948|9953|9957|9960|9973|9981)/, 'ar'],
];

export const isbnLanguage = (isbn: string): 'tr' | 'en' | 'ar' | undefined =>
  groups.find(([beginning]) => beginning.test(isbn))?.[1];
