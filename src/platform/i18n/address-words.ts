import { withWesternDigits } from './western-digits';

/** Latin letters for the letters that Unicode doesn't decompose into a Latin letter and a mark, and for Arabic letters. */
const letters = new Map(
  Object.entries({
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ا: 'a',
    ب: 'b',
    پ: 'p',
    ت: 't',
    ث: 'th',
    ج: 'j',
    چ: 'ch',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'dh',
    ر: 'r',
    ز: 'z',
    ژ: 'zh',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'd',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ک: 'k',
    گ: 'g',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    ة: 'a',
    و: 'w',
    ي: 'y',
    ی: 'y',
    ى: 'a',
  }),
);

/** Waw and yeh where they are vowels: between consonants and at the end of a word. */
const arabicVowel = /(?<=[^\P{L}اى])([وي])(?![اويىة])/gu;

const maxLength = 60;

/** A title as a part of an address: 'Büyüme stratejisi' becomes 'buyume-stratejisi', 'استشارة' 'astshara'. May be empty. */
export function addressWords(title: string): string {
  const plain = withWesternDigits(title)
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/[\p{M}ـء'’]/gu, '')
    .replace(arabicVowel, (letter) => (letter === 'و' ? 'u' : 'i'))
    .replace(/\p{L}/gu, (letter) => letters.get(letter) ?? letter);
  const words = plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
  if (words.length <= maxLength) return words;
  // Cuts at the end of a word if possible.
  return words
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}
