const letters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' };

const maxLength = 60;

/** The words of a title as a part of an address: 'Büyüme stratejisi' becomes 'buyume-stratejisi'. Empty if it has no Latin letters. */
export function addressWords(title: string): string {
  const plain = title
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæøđł]/g, (letter) => letters[letter] ?? '')
    .replace(/['’]/g, '');
  const words = plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
  if (words.length <= maxLength) return words;
  // Cut after a whole word.
  return words
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}
